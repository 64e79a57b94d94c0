import { describe, expect, it } from 'vitest';
import { href, type Route, readRoute } from '../src/route.ts';

describe('addresses', () => {
  it('lead where they say', () => {
    const routes: readonly Route[] = [
      { at: 'home' },
      { at: 'new' },
      { at: 'settings' },
      { at: 'about' },
      { at: 'table', id: 'a/b c' },
      { at: 'play', id: 'xyz' },
      { at: 'rules', rule: null },
      { at: 'rules', rule: 'BG-9.3.6' },
    ];
    for (const route of routes) expect(readRoute(href(route))).toEqual(route);
  });
  it('lead nowhere when they are none of ours', () => {
    for (const hash of ['#/far', '#/table', '#/new/now', '#/rules/BG-1/2']) {
      expect(readRoute(hash), hash).toEqual({ at: 'nowhere' });
    }
  });
  it('lead home when there is none', () => {
    for (const hash of ['', '#', '#/']) expect(readRoute(hash)).toEqual({ at: 'home' });
  });
});
