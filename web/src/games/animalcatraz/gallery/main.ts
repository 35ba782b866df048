import '../../../styles/tokens.css';
import '../../../styles/base.css';
import '../../../styles/controls.css';
import '@fontsource-variable/source-sans-3';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.dataset.motion = 'off';
mount(Gallery, { target: document.getElementById('page') as HTMLElement, props: { asked } });
