import { useEffect } from 'react';

let atHand = '';

/**
 * Remembers the number of the parcel that the screen handles, or at the shipping desk the number of the order, so
 * that one key can report a problem with it.
 */
export function useRememberCurrentItem(number: string | undefined): void {
  useEffect(() => {
    if (!number) return;
    atHand = number;
    return () => {
      if (atHand === number) atHand = '';
    };
  }, [number]);
}

/** The number of the current parcel or order; empty if there is none. */
export const currentItemNumber = (): string => atHand;
