import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/roboto-slab';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/print.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('page') as HTMLElement });
