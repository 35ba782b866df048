/** How Guards are told apart: the colour of cap and coat, and who has a moustache. */

export interface GuardLook {
	cap: string;
	fur: string;
	moustache: boolean;
}

const LOOKS: Record<string, GuardLook> = {
	g_lieutenant: { cap: '#2f8a4f', fur: '#a98263', moustache: true },
	g_smoker: { cap: '#8b8f98', fur: '#b9b2a6', moustache: false },
	g_drinker: { cap: '#7a4b2c', fur: '#d2a878', moustache: true },
	g_pills: { cap: '#e07fa8', fur: '#cfae93', moustache: false },
	g_cash: { cap: '#1a8f8a', fur: '#b98a62', moustache: false },
	g_sweets: { cap: '#ea8a1f', fur: '#d8b48c', moustache: true },
	g_gambler: { cap: '#7a4fb0', fur: '#a07c60', moustache: false },
	g_phone: { cap: '#b7c2cf', fur: '#c7a582', moustache: true },
	g_watch: { cap: '#e0b022', fur: '#8e6a4e', moustache: false },
};
const PLAIN: GuardLook = { cap: '#3b5a8f', fur: '#c9a27a', moustache: false };

export const guardLook = (guard: string): GuardLook => LOOKS[guard] ?? PLAIN;
export const isGuard = (name: string): boolean => name in LOOKS;
