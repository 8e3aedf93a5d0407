import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { navigation } from './navigation.svelte';
import { loadPage } from './pages';
import { settings } from './settings.svelte';
import { awaitGesture } from './sound';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the page');

navigation.start();
awaitGesture();
// The page is fetched while its words are.
loadPage(navigation.route.page).catch(() => undefined);
await settings.start();
mount(App, { target });
