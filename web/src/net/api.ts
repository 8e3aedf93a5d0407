/** The public API over HTTP, as typed functions. */

import { unpackSnapshot } from '../protocol/offers';
import type {
  About,
  CampaignShown,
  Done,
  LessonListed,
  LessonNow,
  LessonShown,
  LessonTry,
  Fit,
  MenuEntry,
  MadeCampaign,
  MadeTable,
  MomentShown,
  Motion,
  NewCampaign,
  NewTable,
  Paragraph,
  Sentence,
  SetupTried,
  Snapshot,
  TableListed,
  Verdict,
} from '../protocol/types';
import type { Snapshot as Sent } from '../protocol/wire';

/** An answer that is not what was asked for; with a sentence when the server explains it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: Sentence | null,
    readonly clause: string | null,
  ) {
    super(code);
  }
}

/** The server did not answer at all. */
const UNREACHABLE = 0;

async function call(path: string, init: RequestInit, secret?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (secret) headers.set('Authorization', `Bearer ${secret}`);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new ApiError(UNREACHABLE, 'unreachable', null, null);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as {
    error?: string;
    sentence?: Sentence;
    clause?: string;
  };
  throw new ApiError(
    response.status,
    body.error ?? String(response.status),
    body.sentence ?? null,
    body.clause ?? null,
  );
}

async function get<T>(path: string, secret?: string): Promise<T> {
  return (await (await call(path, {}, secret)).json()) as T;
}

async function post<T>(path: string, body: unknown, secret?: string): Promise<T> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await (await call(path, init, secret)).json()) as T;
}

async function snapshot(path: string, secret?: string): Promise<Snapshot> {
  return unpackSnapshot(await get<Sent>(path, secret));
}

export const api = {
  games: () => get<MenuEntry[]>('/games'),
  openTables: () => get<TableListed[]>('/tables'),
  myTables: (tables: { id: string; secret: string }[]) => post<TableListed[]>('/mine', tables),
  fit: (game: string, tried: SetupTried) => post<Fit>(`/${game}/setup`, tried),
  document: <T>(game: string, name: string) => get<T>(`/${game}/${name}`),
  consult: <T>(game: string, name: string, asked: unknown) => post<T>(`/${game}/${name}`, asked),
  make: (table: NewTable) => post<MadeTable>('/tables', table),
  table: (id: string, secret?: string) => snapshot(`/tables/${id}`, secret),
  moment: (id: string, at: number, secret?: string) => snapshot(`/tables/${id}?at=${at}`, secret),
  description: (id: string, at: number | null, secret?: string) =>
    get<Paragraph[]>(`/tables/${id}/description${at === null ? '' : `?at=${at}`}`, secret),
  events: (id: string, from: number, secret?: string) =>
    get<MomentShown[]>(`/tables/${id}/events?from=${from}`, secret),
  sit: (id: string, seat: number, name: string, secret?: string) =>
    post<{ seat: number; secret: string }>(`/tables/${id}/seats/${seat}`, { name }, secret),
  beginCampaign: (campaign: NewCampaign) => post<MadeCampaign>('/campaigns', campaign),
  campaign: (id: string, secret?: string) => get<CampaignShown>(`/campaigns/${id}`, secret),
  joinCampaign: (id: string, player: number, name: string, command: string, secret: string) =>
    post<{ player: number; secret: string }>(`/campaigns/${id}/players/${player}`, { name, id: command }, secret),
  chooseInCampaign: (id: string, choice: string, command: string, secret: string) =>
    post<CampaignShown>(`/campaigns/${id}/choices`, { choice, id: command }, secret),
  nextMatch: (id: string, secret: string) => post<{ table: string }>(`/campaigns/${id}/match`, {}, secret),
  about: () => get<About>('/about'),
  lessons: () => get<LessonListed[]>('/lessons'),
  lesson: (game: string, id: string) => get<LessonShown>(`/lessons/${game}/${id}`),
  tryLesson: (game: string, id: string, tried: LessonTry) => post<LessonNow>(`/lessons/${game}/${id}`, tried),
  vote: (id: string, motion: Exclude<Motion, 'start'>, agree: boolean, command: string, secret: string) =>
    motion === 'rematch'
      ? post<Done>(`/tables/${id}/rematch`, { id: command, agree }, secret)
      : post<Done>(`/tables/${id}/takeover`, { id: command, agree, seat: motion.takeover }, secret),
  /** What would have gone better, by the bots: a search that takes some seconds. */
  hindsight: <Found>(id: string) => get<Found[]>(`/tables/${id}/hindsight`),
  /** The same game with other decisions; as it was without any. */
  retry: <Flown>(id: string, rows: unknown) => post<Flown>(`/tables/${id}/retry`, rows === null ? {} : { rows }),
  verify: (id: string) => get<Verdict>(`/tables/${id}/verify`),
  record: async (id: string, secret?: string) =>
    (await call(`/tables/${id}/record`, {}, secret)).text(),
  importRecord: async (record: string) => {
    const headers = { 'Content-Type': 'application/jsonl' };
    const answer = await call('/records', { method: 'POST', headers, body: record });
    return (await answer.json()) as MadeTable;
  },
};
