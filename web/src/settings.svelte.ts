/** The visitor's preferences. What the system prefers is the default. */

import { readSettings, writeSettings } from './keep';
import { type Language, languageOf } from './words/words';
import { speech } from './words/speech.svelte';

export type Pace = 'brisk' | 'usual' | 'calm';
export const PATIENCE: Record<Pace, number> = { brisk: 0.5, usual: 1, calm: 2 };

export interface Preferences {
  language: Language | null;
  sound: boolean;
  motion: 'auto' | 'full' | 'off';
  /** How long what happens stays to be read. */
  pace: Pace;
  contrast: 'auto' | 'more';
  text: 100 | 112 | 125 | 150;
  /** Ask before actions are given up. */
  confirm: boolean;
}

const DEFAULTS: Preferences = {
  language: null,
  sound: true,
  motion: 'auto',
  pace: 'usual',
  contrast: 'auto',
  text: 100,
  confirm: true,
};

const wants = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

class Settings {
  all = $state.raw<Preferences>(DEFAULTS);

  async start(): Promise<void> {
    // Preferences in the address serve tests and links; they are not kept.
    const address = new URLSearchParams(location.search);
    const language = languageOf(address.get('lang') ?? '');
    this.all = { ...readSettings(DEFAULTS), ...(language ? { language } : {}) };
    this.#show();
    await speech.speak(this.language);
  }

  get language(): Language {
    const preferred = navigator.languages.map(languageOf).find((found) => found !== undefined);
    return this.all.language ?? preferred ?? 'en';
  }

  get moves(): boolean {
    if (this.all.motion !== 'auto') return this.all.motion === 'full';
    return !wants('(prefers-reduced-motion: reduce)');
  }

  /** How many times as long as usual something stays. */
  get patience(): number {
    return PATIENCE[this.all.pace];
  }

  change(part: Partial<Preferences>): void {
    this.all = { ...this.all, ...part };
    writeSettings(this.all);
    this.#show();
    if (part.language) void speech.speak(part.language);
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset['motion'] = this.moves ? 'full' : 'off';
    const more = this.all.contrast === 'more' || wants('(prefers-contrast: more)');
    root.dataset['contrast'] = more ? 'more' : 'usual';
    root.style.fontSize = `${this.all.text}%`;
  }
}

export const settings = new Settings();
