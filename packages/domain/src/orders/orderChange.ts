/** The parts of an order that can change, in the order in which they are shown. */
export const changeableOrderParts = [
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
export type ChangeableOrderPart = (typeof changeableOrderParts)[number];

/** Parts that are inside the boxes: to change them, a packed order is unpacked. */
const boxed: readonly ChangeableOrderPart[] = ['parcels', 'services'];

/**
 * Whether a packed order must be unpacked for this change.
 * @example requiresUnpacking(['contact', 'parcels']) // → true
 */
export const requiresUnpacking = (parts: readonly ChangeableOrderPart[]): boolean =>
  parts.some((part) => boxed.includes(part));

/** The facts that decide what happens to an order's money when its price changes. Amounts in minor units. */
export interface PricedOrder {
  readonly packed: boolean;
  /** The shop asks for payment before packing. */
  readonly payBeforePacking: boolean;
  readonly cashOnDelivery: boolean;
  readonly totalMinor: number;
  readonly paidMinor: number;
}

export interface PriceChangeSettlement {
  /** The amount to pay before the order continues. */
  readonly dueMinor: number;
  readonly returnedMinor: number;
}

/**
 * The amount that is due or returned after the price changed. Nothing is returned for an order that is not packed and
 * is paid after packing, because its bill settles the difference.
 * @example priceChangeSettlement({ packed: true, payBeforePacking: false, cashOnDelivery: false, totalMinor: 80, paidMinor: 100 })
 * // → { dueMinor: 0, returnedMinor: 20 }
 */
export function priceChangeSettlement(order: PricedOrder): PriceChangeSettlement {
  const { packed, payBeforePacking, cashOnDelivery, totalMinor, paidMinor } = order;
  if (!packed && !payBeforePacking) return { dueMinor: 0, returnedMinor: 0 };
  const left = totalMinor - paidMinor;
  return { dueMinor: cashOnDelivery ? 0 : Math.max(0, left), returnedMinor: Math.max(0, 0 - left) };
}

/** If the packer's page sends nothing for this time, the order no longer counts as being packed. */
export const packerIdleMinutes = 5;
