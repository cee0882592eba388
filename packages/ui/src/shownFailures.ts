import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function count(change: number): void {
  shown += change;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Declares that the calling component itself shows what could not be loaded. */
export function useMarkFailureShown(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether a part of the page shows that it could not be loaded. */
export function useFailureShown(): boolean {
  return useSyncExternalStore(listen, () => shown > 0);
}
