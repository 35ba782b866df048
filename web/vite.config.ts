import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.BIGHOUSE_SERVER ?? 'http://127.0.0.1:8181';

export default defineConfig({
	plugins: [svelte()],
	build: {
		outDir: '../src/bighouse/table/page',
		emptyOutDir: true,
		target: 'es2022',
		// Small images would become data: addresses otherwise, which the server's content policy forbids.
		assetsInlineLimit: 0,
		// The preload helper is part of the bundle; no script may stand in the page itself.
		modulePreload: { polyfill: false },
	},
	server: {
		proxy: { '/api': { target: SERVER, ws: true } },
	},
	test: {
		include: ['src/**/*.test.ts'],
		// A test reads them; elsewhere styles are left out.
		css: { include: /src.styles/ },
	},
	resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
