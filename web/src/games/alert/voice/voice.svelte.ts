/** The ship's computer as this device speaks it: clips in their time, a bed of sound below, and beeps. */

import { Bed } from './bed';
import { choice } from './choice.svelte';
import { type Clip, TEST, clipsOf } from './grammar';
import { type Pack, loadPack } from './pack';
import type { Says } from '../wire';

/** All devices of a room wait so long after the server's time of a cue: then they speak together. */
export const TOGETHER_MS = 400;
/** Whatever could only be said later than this is shown alone. */
const LATE_MS = 2_000;
const BETWEEN_S = 0.06;
const AGAIN = 0.55;
const BEEPS = { tick: { pitch: 880, long: 0.09 }, end: { pitch: 587, long: 0.5 } } as const;

interface Spoken {
  source: AudioBufferSourceNode;
  again: boolean;
  until: number;
}

/** What the sound can do: nothing before a click, nothing where it is blocked or missing. */
export type Sounding = 'locked' | 'loading' | 'ready' | 'failed';

export class Voice {
  sounding = $state<Sounding>('locked');
  #audio: AudioContext | null = null;
  #pack: Pack | null = null;
  #bed: Bed | null = null;
  #spoken: Spoken[] = [];

  constructor() {
    $effect(() => this.#bed?.loudness(choice.all.speaks ? choice.all.bed : 0));
    $effect(() => () => this.stop());
  }

  /** After a click: wakes the sound, fetches the clips and says a word to try them. */
  async unlock(language: string): Promise<void> {
    if (typeof AudioContext === 'undefined') {
      this.sounding = 'failed';
      return;
    }
    this.sounding = 'loading';
    try {
      const audio = (this.#audio ??= new AudioContext());
      await audio.resume();
      this.#pack = await loadPack(audio, language);
      this.#bed ??= new Bed(audio);
      this.sounding = 'ready';
      this.test();
    } catch {
      this.sounding = 'failed';
    }
  }

  test(): void {
    this.#cut(() => true);
    this.#say(TEST, 0);
  }

  /** Says what the computer said so many milliseconds ago; a negative number is still to come. */
  announce(says: Says, ago_ms: number): void {
    this.say(clipsOf(says), ago_ms);
    if (says === 'transfer_ends') this.#beep('end', this.#wait(ago_ms));
    if (typeof says !== 'string' && 'warning' in says && says.warning.seconds === 5) {
      for (let second = 0; second < 5; second += 1) this.#beep('tick', this.#wait(ago_ms) + second);
    }
  }

  say(clips: readonly Clip[], ago_ms: number): void {
    if (ago_ms - TOGETHER_MS > LATE_MS) return;
    // What is said for the first time is finished; a repetition gives way.
    this.#cut(({ again }) => again);
    this.#say(clips, this.#wait(ago_ms));
  }

  /** Each phase has a bed of its own. */
  phase(phase: number | null): void {
    this.#bed?.play(phase, choice.all.speaks ? choice.all.bed : 0);
  }

  stop(): void {
    this.#cut(() => true);
    this.#bed?.stop();
    this.#bed = null;
    void this.#audio?.close();
    this.#audio = null;
    this.sounding = 'locked';
  }

  /** Seconds from now until a cue of that age is spoken everywhere. */
  #wait = (ago_ms: number): number => Math.max(0, TOGETHER_MS - ago_ms) / 1000;

  #say(clips: readonly Clip[], wait: number): void {
    const [audio, pack] = [this.#audio, this.#pack];
    if (!audio || !pack || !choice.all.speaks) return;
    let at = Math.max(audio.currentTime + wait, ...this.#spoken.map(({ until }) => until));
    for (const { id, again } of clips) {
      const clip = pack.clips[id];
      if (!clip) continue;
      const source = new AudioBufferSourceNode(audio, { buffer: pack.buffer });
      const gain = new GainNode(audio, { gain: choice.all.voice * (again ? AGAIN : 1) });
      source.connect(gain).connect(audio.destination);
      source.start(at, clip.at, clip.long);
      at += clip.long + BETWEEN_S;
      this.#spoken.push({ source, again, until: at });
    }
    this.#bed?.duck(audio.currentTime + wait, at);
  }

  #cut(which: (spoken: Spoken) => boolean): void {
    for (const { source } of this.#spoken.filter(which)) source.stop();
    const now = this.#audio?.currentTime ?? 0;
    this.#spoken = this.#spoken.filter((spoken) => !which(spoken) && spoken.until > now);
  }

  #beep(kind: keyof typeof BEEPS, wait: number): void {
    const audio = this.#audio;
    if (!audio || !choice.all.speaks || choice.all.beeps === 0) return;
    const { pitch, long } = BEEPS[kind];
    const start = audio.currentTime + wait;
    const tone = new OscillatorNode(audio, { type: 'square', frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(choice.all.beeps * 0.12, start + 0.01);
    gain.gain.setTargetAtTime(0, start + long, 0.03);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long + 0.3);
  }
}
