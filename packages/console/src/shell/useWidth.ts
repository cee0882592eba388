import { useSyncExternalStore } from 'react';

/** Whether the window is at least as wide as a tablet, where tables are shown instead of cards. */
export const useIsTabletWide = (): boolean => useSyncExternalStore(onResize, () => matches('48em'));

/** Whether the window is wide; the component is rendered again when that changes. */
export const useIsWide = (): boolean => useSyncExternalStore(onResize, isWide);

/** Whether the window has room for a panel beside a list. */
export const isWide = (): boolean => matches('75em');

const matches = (width: string) => matchMedia(`(min-width: ${width})`).matches;

function onResize(heard: () => void): () => void {
  addEventListener('resize', heard);
  return () => removeEventListener('resize', heard);
}
