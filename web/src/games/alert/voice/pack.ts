/** The clips of one language: fetched and decoded once, when somebody says that they are ready. */

interface Manifest {
  clips: Record<string, { at: number; long: number; hash: string }>;
}

export interface Pack {
  buffer: AudioBuffer;
  clips: Manifest['clips'];
}

const packs = new Map<string, Promise<Pack>>();

/** Fetches the clips unless they are there already; after a failure the next call tries again. */
export function loadPack(audio: AudioContext, language: string): Promise<Pack> {
  const known = packs.get(language);
  if (known) return known;
  const loading = fetchPack(audio, language);
  packs.set(language, loading);
  loading.catch(() => packs.delete(language));
  return loading;
}

async function fetchPack(audio: AudioContext, language: string): Promise<Pack> {
  const isOpus = new Audio().canPlayType('audio/ogg; codecs="opus"') !== '';
  const [manifest, sound] = await Promise.all([fetched(`/voice/computer-${language}.json`), fetched(`/voice/computer-${language}.${isOpus ? 'ogg' : 'mp3'}`)]);
  const { clips } = (await manifest.json()) as Manifest;
  return { clips, buffer: await audio.decodeAudioData(await sound.arrayBuffer()) };
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
