import type { CallName } from '@crossdock/contract/table.ts';

type Listener = (names: readonly CallName[]) => void;

const listeners = new Set<Listener>();

/**
 * Reports that a write made these reads stale. The cache listens if it is loaded; the login page has no reads
 * and does not load it.
 */
export function markStale(names: readonly CallName[]): void {
  for (const listener of listeners) listener(names);
}

export function onStaleReads(listener: Listener): void {
  listeners.add(listener);
}
