/** Addresses. A secret travels in the fragment only, which no browser sends to a server. */

import { ownPages } from './games/list';
import type { FilmMoment } from './table/moment';

/** What a link to a set-up has chosen already. */
export type Wish = Readonly<Record<string, string>>;

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string; wish: Wish }
  | { page: 'watch'; game: string }
  | { page: 'table'; id: string; at: number | null; film?: FilmMoment }
  | { page: 'end'; id: string }
  | { page: 'campaigns' }
  | { page: 'campaign'; id: string }
  | { page: 'rules'; game: string | null; clause: string | null }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'own'; name: string }
  | { page: 'settings' }
  | { page: 'keys' }
  | { page: 'missing' };

export interface Invitation {
  seat: number;
  secret: string;
}

/** The page that an address names. */
export function parse(address: { pathname: string; search: string; hash: string }): Route {
  const [first, second, third, ...rest] = address.pathname.split('/').filter(Boolean);
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'start' };
  if (first === 'new' && second !== undefined && third === undefined) {
    return { page: 'new', game: second, wish: Object.fromEntries(new URLSearchParams(address.search)) };
  }
  if (first === 'watch' && second !== undefined && third === undefined) return { page: 'watch', game: second };
  if (first === 'tables' && second !== undefined) {
    if (third === 'end') return { page: 'end', id: second };
    if (third === 'film') return { page: 'table', id: second, at: null, film: filmMoment(address.search) };
    if (third === undefined) return { page: 'table', id: second, at: moment(address.search) };
  }
  if (first === 'campaigns' && third === undefined) {
    return second === undefined ? { page: 'campaigns' } : { page: 'campaign', id: second };
  }
  if (first === 'rules' && third === undefined) {
    return { page: 'rules', game: second ?? null, clause: address.hash.slice(1) || null };
  }
  if (first === 'learn' && second === undefined) return { page: 'learn' };
  if (first === 'learn' && second !== undefined && third !== undefined) return { page: 'lesson', game: second, lesson: third };
  if (ownPages.includes(first) && second === undefined) return { page: 'own', name: first };
  if (first === 'settings' && second === undefined) return { page: 'settings' };
  if (first === 'keys' && second === undefined) return { page: 'keys' };
  return { page: 'missing' };
}

/** The address of a page. */
export function href(route: Route): string {
  switch (route.page) {
    case 'start':
    case 'missing':
      return '/';
    case 'own':
      return `/${route.name}`;
    case 'new': {
      const wish = new URLSearchParams(route.wish).toString();
      return `/new/${route.game}${wish && `?${wish}`}`;
    }
    case 'watch':
      return `/watch/${route.game}`;
    case 'table':
      if (route.film) return `/tables/${route.id}/film?turn=${route.film.turn}&event=${route.film.event}`;
      return `/tables/${route.id}${route.at === null ? '' : `?at=${route.at}`}`;
    case 'end':
      return `/tables/${route.id}/end`;
    case 'campaign':
      return `/campaigns/${route.id}`;
    case 'campaigns':
      return '/campaigns';
    case 'rules':
      return `/rules${route.game === null ? '' : `/${route.game}`}${route.clause === null ? '' : `#${route.clause}`}`;
    case 'lesson':
      return `/learn/${route.game}/${route.lesson}`;
    case 'learn':
    case 'settings':
    case 'keys':
      return `/${route.page}`;
  }
}

/** The seat that a link offers: `#seat=1&key=…`. */
export function invitation(hash: string): Invitation | null {
  const fields = new URLSearchParams(hash.slice(1));
  const [seat, secret] = [fields.get('seat'), fields.get('key')];
  if (seat === null || !/^\d$/.test(seat) || !secret) return null;
  return { seat: Number(seat), secret };
}

/** The link by which a friend sits down. */
export function invitationLink(origin: string, id: string, { seat, secret }: Invitation): string {
  return `${origin}/tables/${id}#seat=${seat}&key=${secret}`;
}

/** The link by which a friend joins a campaign. */
export function campaignLink(origin: string, id: string, { seat, secret }: Invitation): string {
  return `${origin}/campaigns/${id}#seat=${seat}&key=${secret}`;
}

/** Whether an origin leads to the machine itself: nobody else can open its links. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function moment(search: string, name = 'at'): number | null {
  const at = new URLSearchParams(search).get(name);
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** Without a turn, the film from its beginning. */
const filmMoment = (search: string): FilmMoment => ({ turn: moment(search, 'turn') ?? 0, event: moment(search, 'event') ?? 0 });
