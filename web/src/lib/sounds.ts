/** A few quiet tones, made on the spot: no files to fetch. */

import { prefs } from './prefs.svelte';

export type Sound = 'turn' | 'move' | 'refused' | 'chat' | 'end';

/** Notes as [frequency in Hz, start in s, length in s]. */
const NOTES: Record<Sound, [number, number, number][]> = {
	turn: [
		[523.25, 0, 0.16],
		[783.99, 0.12, 0.28],
	],
	move: [[330, 0, 0.06]],
	refused: [[155.56, 0, 0.16]],
	chat: [[880, 0, 0.08]],
	end: [
		[392, 0, 0.2],
		[523.25, 0.16, 0.2],
		[659.25, 0.32, 0.5],
	],
};
const LOUD = 0.06;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
	if (!prefs.sound || typeof AudioContext === 'undefined') return;
	// Browsers keep a page silent until it is touched; a tone missed then is no loss.
	if (navigator.userActivation?.hasBeenActive === false) return;
	context ??= new AudioContext();
	if (context.state !== 'running') {
		void context.resume();
		return;
	}
	const now = context.currentTime;
	for (const [pitch, start, length] of NOTES[sound]) {
		const tone = context.createOscillator();
		const gain = context.createGain();
		tone.type = 'triangle';
		tone.frequency.value = pitch;
		gain.gain.setValueAtTime(0, now + start);
		gain.gain.linearRampToValueAtTime(LOUD, now + start + 0.015);
		gain.gain.exponentialRampToValueAtTime(0.0004, now + start + length);
		tone.connect(gain).connect(context.destination);
		tone.start(now + start);
		tone.stop(now + start + length + 0.02);
	}
}
