/** Short sounds, made on the spot: nothing is fetched. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'dice' | 'end' | 'hit' | 'shield' | 'lost' | 'reveal' | 'alarm';

let context: AudioContext | undefined;
/** Browsers let a page sound only after a click or a key; before that it stays silent. */
let mayBegin = false;

/** Waits for the first click or key on the page. */
export function awaitGesture(page: EventTarget = window): void {
  const begin = () => (mayBegin = true);
  for (const gesture of ['pointerdown', 'pointerup', 'keydown']) page.addEventListener(gesture, begin, { once: true, capture: true });
}

/** A sound that could not begin by then is out of place. */
const LATE_MS = 400;

/** Waking the audio takes a moment, the first time above all: what is still fresh then is heard. */
export function play(sound: Sound): void {
  if (!settings.all.sound || !mayBegin || typeof AudioContext === 'undefined') return;
  const audio = (context ??= new AudioContext());
  const wanted = performance.now();
  void audio.resume().then(() => {
    if (performance.now() - wanted < LATE_MS) make(audio, sound);
  });
}

function make(audio: AudioContext, sound: Sound): void {
  if (sound === 'turn') notes(audio, [523.25, 783.99], 0.11);
  if (sound === 'end') notes(audio, [392, 523.25, 659.25, 783.99], 0.14);
  if (sound === 'dice') rattle(audio);
  if (sound === 'hit') thud(audio);
  if (sound === 'shield') notes(audio, [440, 659.25], 0.07);
  if (sound === 'lost') notes(audio, [440, 220], 0.16);
  if (sound === 'reveal') notes(audio, [659.25, 880, 1318.5], 0.05);
  // Louder than a turn: three calls.
  if (sound === 'alarm') notes(audio, [587.33, 880, 587.33, 880, 587.33, 880], 0.12, 0.16);
}

function notes(audio: AudioContext, pitches: readonly number[], apart: number, loudest = 0.09): void {
  pitches.forEach((pitch, index) => {
    const start = audio.currentTime + index * apart;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    tone.connect(envelope(audio, start, loudest, 0.5)).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.6);
  });
}

function noiseOf(audio: AudioContext, seconds: number): AudioBuffer {
  const noise = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return noise;
}

/** Short noise through a filter that closes. */
function thud(audio: AudioContext): void {
  const start = audio.currentTime;
  const blow = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio, 0.3) });
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 1800 });
  filter.frequency.exponentialRampToValueAtTime(120, start + 0.28);
  blow.connect(filter).connect(envelope(audio, start, 0.16, 0.3)).connect(audio.destination);
  blow.start(start);
}

/** A handful of dry knocks: noise through a narrow filter. */
function rattle(audio: AudioContext): void {
  const noise = noiseOf(audio, 0.05);
  for (const at of [0, 0.09, 0.17, 0.28, 0.41]) {
    const start = audio.currentTime + at;
    const knock = new AudioBufferSourceNode(audio, { buffer: noise });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1500, Q: 2 });
    knock.connect(filter).connect(envelope(audio, start, 0.12, 0.05)).connect(audio.destination);
    knock.start(start);
  }
}

function envelope(audio: AudioContext, start: number, loudest: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudest, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}
