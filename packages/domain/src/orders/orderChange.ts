/** What a change of an order can be about, in the order in which it is shown. */
export const changedParts = [
  'parcels',
  'destination',
  'contact',
  'channel',
  'carrier',
  'services',
  'insurance',
  'tax',
  'declarers',
  'price',
] as const;
export type ChangedPart = (typeof changedParts)[number];

/** Parts that are in the boxes: a packed order is unpacked for them. */
const boxed: readonly ChangedPart[] = ['parcels', 'services'];

/**
 * Whether a packed order must be unpacked for this change.
 * @example opensBoxes(['contact', 'parcels']) // → true
 */
export const opensBoxes = (parts: readonly ChangedPart[]): boolean =>
  parts.some((part) => boxed.includes(part));

/**
 * What happens to an order's money after its price changed. Amounts in minor units. Never returns money of an order that
 * is not packed and is paid after packing: the bill settles it.
 */
export interface PricedOrder {
  readonly packed: boolean;
  /** The shop asks for payment before packing. */
  readonly payBeforePacking: boolean;
  readonly cashOnDelivery: boolean;
  readonly totalMinor: number;
  readonly paidMinor: number;
}

export interface AfterChange {
  /** What the member has to pay before the order goes on. */
  readonly dueMinor: number;
  /** What goes back to the member now. */
  readonly returnedMinor: number;
}

/**
 * What is due or goes back after the price changed.
 * @example afterChange({ packed: true, payBeforePacking: false, cashOnDelivery: false, totalMinor: 80, paidMinor: 100 })
 * // → { dueMinor: 0, returnedMinor: 20 }
 */
export function afterChange(order: PricedOrder): AfterChange {
  const { packed, payBeforePacking, cashOnDelivery, totalMinor, paidMinor } = order;
  if (!packed && !payBeforePacking) return { dueMinor: 0, returnedMinor: 0 };
  const left = totalMinor - paidMinor;
  return { dueMinor: cashOnDelivery ? 0 : Math.max(0, left), returnedMinor: Math.max(0, 0 - left) };
}

/** A packing of which nothing was heard for so long belongs to nobody any more. */
export const packerSilenceMinutes = 5;
