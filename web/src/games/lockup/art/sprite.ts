import { mount } from 'svelte';
import Sprite from './Sprite.svelte';

let there = false;

/** Puts the drawings into the page. Every part that uses them asks for it, as each may stand alone (dialogs, panels). */
export function needSprite(): void {
	if (there || typeof document === 'undefined') return;
	there = true;
	mount(Sprite, { target: document.body });
}
