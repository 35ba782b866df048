import { afterEach, expect, test, vi } from 'vitest';

const copy = vi.hoisted(() => vi.fn());
vi.mock('./toasts.svelte', () => ({ copy }));

const { share } = await import('./share');
afterEach(() => vi.clearAllMocks());

test('a device that cannot share copies instead, and whoever cancels is left alone', async () => {
	vi.stubGlobal('navigator', { share: () => Promise.reject(new TypeError('not possible')) });
	await share('https://games.example.org/t/1#key', 'Thursday');
	expect(copy).toHaveBeenCalledWith('https://games.example.org/t/1#key', 'Link copied');
	copy.mockClear();
	vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('never mind', 'AbortError')) });
	await share('https://games.example.org/t/1#key', 'Thursday');
	expect(copy).not.toHaveBeenCalled();
});
