/** Where we are: the part of the address after #, so that the program runs from any folder of any host. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new' }
  | { readonly at: 'table'; readonly id: string }
  /** A table on the server. */
  | { readonly at: 'play'; readonly id: string }
  /** A game again, from its beginning: one of this browser, one of the server, or a record that was opened here. */
  | { readonly at: 'replay'; readonly from: ReplayFrom; readonly id: string }
  | { readonly at: 'replays' }
  | { readonly at: 'profile' }
  | { readonly at: 'learn' }
  /** A link that gives a seat to this browser; what it holds is never sent as an address. */
  | { readonly at: 'claim'; readonly secret: string }
  | { readonly at: 'rules'; readonly rule: string | null }
  | { readonly at: 'settings' }
  | { readonly at: 'about' }
  | { readonly at: 'nowhere' };

const REPLAYS = ['table', 'play', 'record'] as const;
export type ReplayFrom = (typeof REPLAYS)[number];

export function readRoute(hash: string): Route {
  const [first = '', second = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (first === 'replay') {
    const from = REPLAYS.find((one) => one === second);
    const [id = ''] = rest;
    return from === undefined || id === '' || rest.length > 1 ? { at: 'nowhere' } : { at: 'replay', from, id };
  }
  if (rest.length > 0) return { at: 'nowhere' };
  switch (first) {
    case '':
      return { at: 'home' };
    case 'new':
    case 'replays':
    case 'profile':
    case 'learn':
    case 'settings':
    case 'about':
      return second === '' ? { at: first } : { at: 'nowhere' };
    case 'table':
    case 'play':
      return second === '' ? { at: 'nowhere' } : { at: first, id: second };
    case 'claim':
      return second === '' ? { at: 'nowhere' } : { at: 'claim', secret: second };
    case 'rules':
      return { at: 'rules', rule: second === '' ? null : second };
    default:
      return { at: 'nowhere' };
  }
}
export function href(route: Route): string {
  switch (route.at) {
    case 'home':
    case 'nowhere':
      return '#/';
    case 'table':
    case 'play':
      return `#/${route.at}/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${route.from}/${encodeURIComponent(route.id)}`;
    case 'claim':
      return `#/claim/${encodeURIComponent(route.secret)}`;
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${encodeURIComponent(route.rule)}`;
    default:
      return `#/${route.at}`;
  }
}
export function go(route: Route): void {
  location.hash = href(route);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return readRoute(hash);
}
