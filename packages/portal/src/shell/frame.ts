import { type ComponentType, lazy, type ReactNode } from 'react';

type Frame = ComponentType<{ children: ReactNode }>;

let loaded: Frame | null = null;
let chosen: Frame | null = null;

export async function loadFullFrame(): Promise<{ default: Frame }> {
  loaded = (await import('./FullFrame.tsx')).default;
  return { default: loaded };
}

const LazyFrame: Frame = lazy(loadFullFrame);

/**
 * The full frame: as it is where it has been loaded before the first picture, which then has no gap; else loaded when it
 * is drawn. The same one for as long as the page lives, since another would draw everything inside anew.
 */
export function fullFrame(): Frame {
  chosen ??= loaded ?? LazyFrame;
  return chosen;
}
