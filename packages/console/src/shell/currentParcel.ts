import { useEffect } from 'react';

let atHand = '';

/** Says which parcel the clerk has in hand at this screen, by its courier number, so that one key can speak of it. */
export function useCurrentParcel(courierNumber: string | undefined): void {
  useEffect(() => {
    if (!courierNumber) return;
    atHand = courierNumber;
    return () => {
      if (atHand === courierNumber) atHand = '';
    };
  }, [courierNumber]);
}

/** The courier number of the parcel in hand; empty where there is none. */
export const currentParcel = (): string => atHand;
