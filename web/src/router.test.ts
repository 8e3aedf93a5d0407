import { describe, expect, test } from 'vitest';

import { type Route, href, invitation, invitationLink, isLoopback, parse } from './router';

const at = (path: string) => parse(new URL(path, 'https://example.org'));

describe('addresses', () => {
  const PAGES: [string, Route][] = [
    ['/', { page: 'start' }],
    ['/tables/k3x', { page: 'table', id: 'k3x', at: null }],
    ['/tables/k3x?at=57', { page: 'table', id: 'k3x', at: 57 }],
    ['/tables/k3x/end', { page: 'end', id: 'k3x' }],
    ['/tables/k3x/film?turn=8&event=3', { page: 'table', id: 'k3x', at: null, film: { turn: 8, event: 3 } }],
    ['/rules/quantum', { page: 'rules', game: 'quantum', clause: null }],
    ['/rules/quantum#QU-MOVE-03', { page: 'rules', game: 'quantum', clause: 'QU-MOVE-03' }],
    ['/new/quantum', { page: 'new', game: 'quantum', wish: {} }],
    ['/new/fleet?fleet=FC1-0&points=14', { page: 'new', game: 'fleet', wish: { fleet: 'FC1-0', points: '14' } }],
    ['/watch/quantum', { page: 'watch', game: 'quantum' }],
    ['/fleets', { page: 'own', name: 'fleets' }],
    ['/campaigns', { page: 'campaigns' }],
    ['/campaigns/k3x', { page: 'campaign', id: 'k3x' }],
    ['/settings', { page: 'settings' }],
    ['/keys', { page: 'keys' }],
  ];
  test.each(PAGES)('%s', (path, route) => {
    expect(at(path)).toEqual(route);
    expect(href(route)).toBe(path);
  });
  test.each(['/tables', '/nowhere', '/tables/a/b', '/tables/a/end/more', '/rules/quantum/more', '/keys/more', '/campaigns/a/b'])('%s is no page', (path) => {
    expect(at(path)).toEqual({ page: 'missing' });
  });
  test('/rules is the rulebook of the first game', () => {
    expect(at('/rules')).toEqual({ page: 'rules', game: null, clause: null });
  });
  test.each(['-1', 'x', '', '12345678'])('a moment “%s” is the present', (moment) => {
    expect(at(`/tables/k?at=${moment}`)).toEqual({ page: 'table', id: 'k', at: null });
  });
});

describe('invitations', () => {
  test('travel in the fragment, which is not sent to the server', () => {
    const link = new URL(invitationLink('https://example.org', 'k3x', { seat: 1, secret: 'abc' }));
    expect(link.pathname + link.search).toBe('/tables/k3x');
    expect(invitation(link.hash)).toEqual({ seat: 1, secret: 'abc' });
  });
  test.each(['', '#seat=1', '#key=x', '#seat=x&key=y', '#QU-MOVE-03'])('“%s” is none', (hash) => {
    expect(invitation(hash)).toBeNull();
  });
});

test('links to this very machine are known', () => {
  for (const origin of ['http://127.0.0.1:7420', 'http://localhost', 'http://[::1]:7420', 'http://127.8.9.1']) {
    expect(isLoopback(origin), origin).toBe(true);
  }
  for (const origin of ['https://games.example.org', 'http://192.168.1.4:7420', 'https://127.0.0.1.example.org']) {
    expect(isLoopback(origin), origin).toBe(false);
  }
});
