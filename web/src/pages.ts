/** The pages, each a chunk of its own. */

import type { Component } from 'svelte';

import type { Route } from './router';

const PAGES: Record<Route['page'], () => Promise<{ default: Component }>> = {
  start: () => import('./pages/Start.svelte'),
  new: () => import('./pages/New.svelte'),
  watch: () => import('./pages/Watch.svelte'),
  table: () => import('./pages/Table.svelte'),
  end: () => import('./pages/End.svelte'),
  campaigns: () => import('./pages/Campaigns.svelte'),
  campaign: () => import('./pages/Campaign.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  lesson: () => import('./pages/Lesson.svelte'),
  own: () => import('./pages/Own.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  keys: () => import('./pages/Keys.svelte'),
  missing: () => import('./pages/Missing.svelte'),
};

export async function loadPage(name: Route['page']): Promise<Component> {
  return (await PAGES[name]()).default;
}
