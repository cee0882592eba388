import { useEffect, useSyncExternalStore } from 'react';
import { whenQuiet } from './networkWatch.ts';

/** The longest wait, where no answer comes or the tab is hidden. */
const longestMs = 4_000;
/** Whoever goes for a row at once finds nothing else under way. */
const restMs = 150;

let resolve: () => void = () => {};
const promise = new Promise<void>((settle) => {
  resolve = settle;
});
let begun = false;
let shown = false;

/**
 * When the first screen of the page has been painted with all that it reads: the time for pictures, and for parts that it
 * does without.
 */
export const afterFirstScreen = (): Promise<void> => promise;

/** In the frame around every route: what it draws first is the first screen. */
export function useFirstScreen(): void {
  useEffect(() => {
    if (!begun) void painted();
    begun = true;
  }, []);
}

/** False until the first screen is there; then drawn once more. */
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

/** After a frame has been painted, not before. */
function nextFrame(): Promise<void> {
  return new Promise((after) => requestAnimationFrame(() => setTimeout(after)));
}
