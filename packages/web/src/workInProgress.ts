import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function count(change: number): void {
  running += change;
  for (const listener of listeners) listener();
}

/** Counts work as in progress until it ends or fails. */
export async function trackWork<T>(work: Promise<T>): Promise<T> {
  count(1);
  try {
    return await work;
  } finally {
    count(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something that the reader sent is still in progress. */
export function useWorking(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0);
}
