import type { ParcelState } from '../parcels/states.ts';

/** States in which a parcel without an order can get an advance. Its next order is charged for it. */
export const advanceParcelStates: readonly ParcelState[] = ['received', 'shelved'];
