import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Finger, LongPress } from './press';

const target = {} as Element;
const finger = (more: Partial<Finger> = {}): Finger => ({
	pointerType: 'touch',
	isPrimary: true,
	clientX: 50,
	clientY: 50,
	target,
	...more,
});
const click = () => ({ stopPropagation: vi.fn(), preventDefault: vi.fn() });

describe('a long press', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it('tells what was pressed, and swallows the click that follows', () => {
		const fire = vi.fn(() => true);
		const press = new LongPress(fire);
		press.down(finger());
		press.move(finger({ clientX: 53 }));
		vi.advanceTimersByTime(700);
		expect(fire).toHaveBeenCalledExactlyOnceWith(target);
		press.stop();
		const [first, second] = [click(), click()];
		press.click(first);
		press.click(second);
		expect(first.stopPropagation).toHaveBeenCalledOnce();
		expect(second.stopPropagation).not.toHaveBeenCalled();
	});
	it('lets the click through when nothing was there to look at', () => {
		const press = new LongPress(() => false);
		press.down(finger());
		vi.advanceTimersByTime(700);
		press.stop();
		const after = click();
		press.click(after);
		expect(after.preventDefault).not.toHaveBeenCalled();
	});
	it('lets a later click through when none followed', () => {
		const press = new LongPress(() => true);
		press.down(finger());
		vi.advanceTimersByTime(700);
		press.stop();
		vi.advanceTimersByTime(500);
		const later = click();
		press.click(later);
		expect(later.stopPropagation).not.toHaveBeenCalled();
	});
	it.each([
		['a short touch', (press: LongPress) => press.stop()],
		['a finger that moves', (press: LongPress) => press.move(finger({ clientY: 70 }))],
		['a second finger', (press: LongPress) => press.down(finger({ isPrimary: false }))],
	])('is not %s', (_, then) => {
		const fire = vi.fn(() => true);
		const press = new LongPress(fire);
		press.down(finger());
		vi.advanceTimersByTime(300);
		then(press);
		vi.advanceTimersByTime(1000);
		expect(fire).not.toHaveBeenCalled();
	});
	it('is not a mouse', () => {
		const fire = vi.fn(() => true);
		const press = new LongPress(fire);
		press.down(finger({ pointerType: 'mouse' }));
		vi.advanceTimersByTime(1000);
		expect(fire).not.toHaveBeenCalled();
	});
});
