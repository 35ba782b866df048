/** The gallery: `?f=<fixture>` chooses a situation, `&theme=light`, `&card=item:item_15`, `&player=2`, `&why=<n>`. */

import { mount } from 'svelte';
import '@fontsource-variable/roboto-slab';
import '@fontsource-variable/source-sans-3';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import '../theme.css';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
if (asked.has('safe')) document.documentElement.dataset.safe = 'on';
mount(Gallery, { target: document.getElementById('page') as HTMLElement });
