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
 * The full frame. If it was loaded before the first paint, it is used directly, without a gap; otherwise it
 * loads when it is rendered. It stays the same component for the life of the page, because another one would
 * redraw everything inside it.
 */
export function fullFrame(): Frame {
  chosen ??= loaded ?? LazyFrame;
  return chosen;
}
