/** Short sounds, made on the spot: nothing is fetched. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'dice' | 'end';

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
}

function notes(audio: AudioContext, pitches: readonly number[], apart: number): void {
  pitches.forEach((pitch, index) => {
    const start = audio.currentTime + index * apart;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    tone.connect(envelope(audio, start, 0.09, 0.5)).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.6);
  });
}

/** A handful of dry knocks: noise through a narrow filter. */
function rattle(audio: AudioContext): void {
  const noise = audio.createBuffer(1, audio.sampleRate / 20, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
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
