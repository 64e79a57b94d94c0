/** Standing orders: questions that the player need not be asked each turn. Kept in this browser, and always revocable. */
import { useSyncExternalStore } from 'react';
import type { Order } from './model/idle.ts';

export type Orders = Readonly<Record<Order, boolean>>;
const DEFAULTS: Orders = { guide: true, declare: true };

const KEY = 'amon-hen standing orders';
const listeners = new Set<() => void>();
let current: Orders = load();

function load(): Orders {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...DEFAULTS, ...kept } : DEFAULTS;
  } catch {
    return DEFAULTS; // storage is closed to us, or holds something else
  }
}
export function giveOrder(order: Order, stands: boolean): void {
  current = { ...current, [order]: stands };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // a private window: the order stands until it is closed
  }
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function useOrders(): Orders {
  return useSyncExternalStore(subscribe, () => current);
}
