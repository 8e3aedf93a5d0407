/** What is heard below the voice: a drone for each phase, higher and more restless from one to the next. */

/** The pitch of each phase's drone, and how fast it breathes. */
const DRONES = [
  { pitch: 55, breath: 0.08 },
  { pitch: 65.4, breath: 0.14 },
  { pitch: 82.4, breath: 0.25 },
] as const;
const SOFT = 0.22;
/** While somebody speaks the bed is 12 dB lower. */
const UNDER_SPEECH = 0.25;

export class Bed {
  readonly #out: GainNode;
  readonly #speech: GainNode;
  #playing: { phase: number; nodes: OscillatorNode[] } | null = null;

  constructor(readonly audio: AudioContext) {
    this.#out = new GainNode(audio, { gain: 0 });
    this.#speech = new GainNode(audio, { gain: 1 });
    this.#out.connect(this.#speech).connect(audio.destination);
  }

  /** Plays the bed of a phase, or none. */
  play(phase: number | null, volume: number): void {
    this.loudness(volume);
    if (this.#playing?.phase === phase) return;
    this.#hush();
    const drone = phase === null ? undefined : DRONES[phase - 1];
    if (phase !== null && drone) this.#playing = { phase, nodes: this.#drone(drone) };
  }

  loudness(volume: number): void {
    this.#out.gain.setTargetAtTime(volume * SOFT, this.audio.currentTime, 0.4);
  }

  duck(from: number, until: number): void {
    this.#speech.gain.setTargetAtTime(UNDER_SPEECH, from, 0.08);
    this.#speech.gain.setTargetAtTime(1, until, 0.5);
  }

  stop(): void {
    this.#hush();
    this.#out.disconnect();
  }

  #hush(): void {
    for (const node of this.#playing?.nodes ?? []) node.stop(this.audio.currentTime + 0.2);
    this.#playing = null;
  }

  #drone({ pitch, breath }: (typeof DRONES)[number]): OscillatorNode[] {
    const { audio } = this;
    const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: pitch * 4, Q: 3 });
    const low = new OscillatorNode(audio, { type: 'sawtooth', frequency: pitch });
    const beside = new OscillatorNode(audio, { type: 'sawtooth', frequency: pitch * 1.006 });
    const fifth = new OscillatorNode(audio, { type: 'sine', frequency: pitch * 1.5 });
    const lungs = new OscillatorNode(audio, { type: 'sine', frequency: breath });
    const depth = new GainNode(audio, { gain: pitch * 1.6 });
    lungs.connect(depth).connect(filter.frequency);
    for (const node of [low, beside, fifth]) node.connect(filter);
    filter.connect(this.#out);
    const nodes = [low, beside, fifth, lungs];
    for (const node of nodes) node.start();
    return nodes;
  }
}
