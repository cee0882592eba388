import type { CallName } from '@crossdock/contract/table.ts';

type Listener = (names: readonly CallName[]) => void;

const listeners = new Set<Listener>();

/**
 * Writes tell here which reads they made stale. The cache listens if it is loaded; a page without reads (the login
 * page) does not load one.
 */
export function markStale(names: readonly CallName[]): void {
  for (const listener of listeners) listener(names);
}

export function onStale(listener: Listener): void {
  listeners.add(listener);
}
