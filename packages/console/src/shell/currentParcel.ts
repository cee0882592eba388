import { useEffect } from 'react';

let atHand = '';

/**
 * Remembers the courier number of the parcel that this screen is about, so that one key can report a problem with it.
 */
export function useCurrentParcel(courierNumber: string | undefined): void {
  useEffect(() => {
    if (!courierNumber) return;
    atHand = courierNumber;
    return () => {
      if (atHand === courierNumber) atHand = '';
    };
  }, [courierNumber]);
}

/** The courier number of the current parcel; empty if there is none. */
export const currentParcel = (): string => atHand;
