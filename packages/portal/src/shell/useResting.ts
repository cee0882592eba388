import { type RefObject, useEffect, useState } from 'react';
import { clearTop } from './supportReach.ts';

/** So long after the last movement a page stands still. */
const stillMs = 250;
/** A finger that rests on the page moves it by less. */
const movedPx = 6;

interface Resting {
  /** The page is being scrolled down: who reads on is not to be stood in the way of. */
  readonly away: boolean;
  /** In pixels from the top; until the page has been looked at, none. */
  readonly top: number | undefined;
}

/** Where the button rests on this page: as high as it was put, but over nothing that is pressed or read. */
export function useResting(button: RefObject<HTMLElement | null>, height: number, page: string): Resting {
  const [resting, setResting] = useState<Resting>({ away: false, top: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other things at its edge
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
    // What an answer brings makes the page longer.
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

/** Always clear of what sticks to the bottom: an action there is meant to be pressed. */
function placed(button: HTMLElement, height: number): number {
  const covered = Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--covered-below') || '64',
  );
  const lowest = innerHeight - covered - 72;
  return clearTop(button, Math.min(height * innerHeight, lowest), lowest);
}
