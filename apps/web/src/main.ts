// The beginning of the page: settings and language are applied, then the application is mounted. Offline copies come last.
import { mount } from 'svelte';
import { startRouting } from './address/route.svelte';
import App from './app/App.svelte';
import { applyLanguage, showSettings } from './settings/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/marks.css';
import './styles/forced.css';

startRouting(); // before anything is awaited, so that no change of the address is missed
showSettings();
await applyLanguage();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('service_worker.js').catch(() => {}));
}
