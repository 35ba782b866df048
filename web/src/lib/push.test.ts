import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { addEventListener() {} });
const api = vi.hoisted(() => ({ push: vi.fn(), subscribe: vi.fn(), unsubscribe: vi.fn() }));
vi.mock('./api', () => api);

const { isPushing, startPushing, written } = await import('./push');

const toJSON = () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'point', auth: 'secret' } });
const own = { endpoint: 'https://push.example.org/1', unsubscribe: vi.fn(), toJSON };

/** A browser that answers so when it is asked for leave, and then for a subscription. */
function browser(permission: string, subscribe: () => Promise<unknown>): void {
	const pushManager = { subscribe, getSubscription: async () => own };
	vi.stubGlobal('isSecureContext', true);
	vi.stubGlobal('PushManager', class {});
	vi.stubGlobal('Notification', { requestPermission: async () => permission });
	const serviceWorker = {
		register: vi.fn(),
		ready: Promise.resolve({ pushManager }),
		getRegistration: async () => ({ pushManager }),
	};
	vi.stubGlobal('navigator', { serviceWorker });
	api.push.mockResolvedValue({ key: 'house', endpoint: null });
}

afterEach(() => vi.clearAllMocks());

test('a subscription reaches the house in its own words', async () => {
	browser('granted', async () => own);
	expect(await startPushing()).toBe(true);
	expect(api.subscribe).toHaveBeenCalledWith(written(own as never));
	expect(written(own as never)).toEqual({ endpoint: own.endpoint, key: 'point', secret: 'secret' });
});

test('whoever says no is not asked further', async () => {
	const subscribe = vi.fn();
	browser('denied', subscribe);
	expect(await startPushing()).toBe(false);
	expect(subscribe).not.toHaveBeenCalled();
	expect(api.subscribe).not.toHaveBeenCalled();
});

test('a browser without a push service says so', async () => {
	browser('granted', () => Promise.reject(new DOMException('no service', 'AbortError')));
	expect(await startPushing()).toBe(false);
});

test('a subscription for another house at this address is given up first', async () => {
	let tries = 0;
	browser('granted', async () => {
		tries += 1;
		if (tries === 1) throw new DOMException('another key', 'InvalidStateError');
		return own;
	});
	expect(await startPushing()).toBe(true);
	expect(own.unsubscribe).toHaveBeenCalledOnce();
});

test('it is on only while the house knows this very browser', async () => {
	browser('granted', async () => own);
	expect(await isPushing()).toBe(false);
	api.push.mockResolvedValue({ key: 'house', endpoint: own.endpoint });
	expect(await isPushing()).toBe(true);
});
