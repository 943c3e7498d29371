import { mount } from 'svelte';
import App from './app/App.svelte';
import { applyLanguage, showSettings } from './settings/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/marks.css';
import './styles/forced.css';

showSettings();
await applyLanguage();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('service_worker.js').catch(() => {}));
}
