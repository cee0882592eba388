import { type ComponentType, lazy, type ReactNode } from 'react';
import { currentToken } from './session.ts';

type Frame = ComponentType<{ children: ReactNode }>;

let loaded: Frame | null = null;
let chosen: Frame | null = null;

export async function loadFullFrame(): Promise<{ default: Frame }> {
  const { default: frame, prepare } = await import('./FullFrame.tsx');
  await prepare();
  loaded = frame;
  return { default: loaded };
}

/** The screen that a member arrives at is drawn with its rows at once where they came before its code. */
export async function takeUpFirstReads(): Promise<void> {
  const { pathname, search } = location;
  if (search || !currentToken()) return;
  const path = pathname === '/' || pathname === '/login' ? '/home' : pathname;
  (await import('./FullFrame.tsx')).takeUpFirstReads(path);
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
