import { useEffect, useSyncExternalStore } from 'react';
import { whenQuiet } from './networkWatch.ts';

/** The longest wait for the first screen, for the case that no answer comes or the tab is hidden. */
const longestMs = 4_000;
/** A pause after the first screen, so that a reader's first tap finds the browser idle. */
const restMs = 150;

let resolve: () => void = () => {};
const promise = new Promise<void>((settle) => {
  resolve = settle;
});
let begun = false;
let shown = false;

/**
 * Resolves when the first screen was painted with everything it reads. Then pictures and optional parts can be
 * loaded.
 */
export const afterFirstScreen = (): Promise<void> => promise;

/** Used by the frame around every route: its first drawing is the first screen. */
export function useMarkFirstScreen(): void {
  useEffect(() => {
    if (!begun) void painted();
    begun = true;
  }, []);
}

/** False until the first screen is complete; then the component is rendered again. */
export function useFirstScreenShown(): boolean {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  let wanted = !shown;
  if (wanted) void promise.then(() => wanted && listener());
  return () => {
    wanted = false;
  };
}

async function painted(): Promise<void> {
  const wholly = async () => {
    await nextFrame();
    await whenQuiet(restMs);
    await nextFrame();
  };
  await Promise.race([wholly(), new Promise((late) => setTimeout(late, longestMs))]);
  shown = true;
  resolve();
}

/** Resolves after a frame has been painted. */
function nextFrame(): Promise<void> {
  return new Promise((after) => requestAnimationFrame(() => setTimeout(after)));
}
