import { type RefObject, useEffect, useState } from 'react';
import { nearestFreeTop } from './supportButtonOverlap.ts';

/** The page counts as still after this time without movement. */
const stillMs = 250;
/** A finger that rests on the page moves it by less than this. */
const movedPx = 6;

interface Resting {
  /** True while the page is scrolled down, so that the button does not cover the text. */
  readonly away: boolean;
  /** Pixels from the top. Undefined until the page has been examined. */
  readonly top: number | undefined;
}

/** Computes where the button rests on this page: at the height where it was dropped, but not over a control or text. */
export function useRestingPosition(
  button: RefObject<HTMLElement | null>,
  height: number,
  page: string,
): Resting {
  const [resting, setResting] = useState<Resting>({ away: false, top: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements at its edge
  useEffect(() => {
    let still: ReturnType<typeof setTimeout>;
    let lastY = scrollY;
    const settle = () => {
      const { current } = button;
      if (current) setResting({ away: false, top: placed(current, height) });
    };
    const soon = () => {
      clearTimeout(still);
      still = setTimeout(settle, stillMs);
    };
    const scrolled = () => {
      const movedBy = scrollY - lastY;
      if (Math.abs(movedBy) >= movedPx) {
        lastY = scrollY;
        setResting((now) => (now.away === movedBy > 0 ? now : { ...now, away: movedBy > 0 }));
      }
      soon();
    };
    // The place is computed again when answers from the server make the page longer.
    const grown = new ResizeObserver(soon);
    grown.observe(document.body);
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', soon);
    return () => {
      clearTimeout(still);
      grown.disconnect();
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', soon);
    };
  }, [button, height, page]);
  return resting;
}

/** The top of the button: always above the bar at the bottom, whose buttons must stay reachable. */
function placed(button: HTMLElement, height: number): number {
  const covered = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--covered-below') || '64',
  );
  const lowest = innerHeight - covered - 72;
  return nearestFreeTop(button, Math.min(height * innerHeight, lowest), lowest);
}
