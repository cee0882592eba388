import { type ComponentType, lazy, type ReactNode } from 'react';
import { currentToken } from './session.ts';

type Frame = ComponentType<{ children: ReactNode }>;

let loaded: Frame | null = null;
let chosen: Frame | null = null;

export async function loadFullFrame(): Promise<{ default: Frame }> {
  const { default: frame, loadStoredAnswers: prepare } = await import('./FullFrame.tsx');
  await prepare();
  loaded = frame;
  return { default: loaded };
}

/**
 * Puts the answers to the first screen's calls, which arrived before the app's code, into the query cache, so that the
 * screen shows its rows at once.
 */
export async function loadFirstReads(): Promise<void> {
  const { pathname, search } = location;
  if (search || !currentToken()) return;
  const path = pathname === '/' || pathname === '/login' ? '/home' : pathname;
  (await import('./FullFrame.tsx')).cacheFirstReads(path);
}

const LazyFrame: Frame = lazy(loadFullFrame);

/**
 * The full frame. If it was loaded before the first paint, it is used directly, without a gap; otherwise it loads
 * when it is rendered. It stays the same component for the life of the page, because another component would redraw
 * everything inside it.
 */
export function fullFrame(): Frame {
  chosen ??= loaded ?? LazyFrame;
  return chosen;
}
