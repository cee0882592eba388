import { useEffect, useSyncExternalStore } from 'react';

/** The number or name of the open record; empty until the page has loaded it. */
let opened = '';
const watchers = new Set<() => void>();

function open(name: string): void {
  opened = name;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/**
 * Puts `name` first in the window's title while the page is shown, so that its tab can be found among many.
 */
export function useTitlePrefix(name: string | undefined): void {
  useEffect(() => {
    open(name ?? '');
    return () => open('');
  }, [name]);
}

export function useWindowTitle(title: string): void {
  const name = useSyncExternalStore(watch, () => opened);
  useEffect(() => {
    document.title = name ? `${name} · ${title}` : title;
  }, [name, title]);
}
