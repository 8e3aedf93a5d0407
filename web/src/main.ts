import { mount } from 'svelte';

import './app.css';
import App from './App.svelte';
import { navigation } from './navigation.svelte';
import { settings } from './settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the page');

navigation.start();
await settings.start();
mount(App, { target });
