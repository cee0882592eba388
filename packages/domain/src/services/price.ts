import { type Minor, minor } from '../money.ts';
import type { ServiceKind, ServiceUnit } from './kinds.ts';

export const quantityMax = 50;
export const priceMaxMinor = 100_000_000;
/** The most free photos per parcel that a shop can offer. */
export const freePhotosMax = 20;
export const taskNoteMax = 300;
export const memberPicturesMax = 4;
export const resultPicturesMax = 50;
export const servicePicturesMax = 4;

/** The parcels that the service works on. */
export interface ServicedParcels {
  readonly parcelCount: number;
  readonly weightG: number;
}

/**
 * How many units are charged: the number that the member asked for if the price is per piece, otherwise the number of
 * parcels, orders or kilograms.
 * @example serviceQuantity('kg', 1, { parcelCount: 1, weightG: 1200 }) // → 2
 */
export function serviceQuantity(
  unit: ServiceUnit,
  asked: number,
  { parcelCount, weightG }: ServicedParcels,
): number {
  switch (unit) {
    case 'piece':
      return asked;
    case 'parcel':
      return parcelCount;
    case 'kg':
      return Math.max(1, Math.ceil(weightG / 1000));
    case 'order':
      return 1;
  }
}

export interface TaskPrice {
  readonly quantity: number;
  /** How many of the units are free. */
  readonly freeQuantity: number;
  readonly amountMinor: Minor;
}

/**
 * The price of `quantity` units if the first `freeLeft` are free. Never below 0.
 * @example taskPrice(5, 100, 2) // → { quantity: 5, freeQuantity: 2, amountMinor: 300 }
 */
export function taskPrice(quantity: number, priceMinor: number, freeLeft: number): TaskPrice {
  const freeQuantity = Math.min(quantity, Math.max(0, freeLeft));
  return { quantity, freeQuantity, amountMinor: minor((quantity - freeQuantity) * priceMinor) };
}

/**
 * How many photos of a parcel are still free after `taken` free ones.
 * @example freePhotosLeft('photo', 3, 1) // → 2
 */
export function freePhotosLeft(kind: ServiceKind, freePhotos: number, taken: number): number {
  return kind === 'photo' ? Math.max(0, freePhotos - taken) : 0;
}
