import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 62em)');

function watch(again: () => void): () => void {
  wide.addEventListener('change', again);
  return () => wide.removeEventListener('change', again);
}

/** Whether the window has room for the side menu beside the page. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);
