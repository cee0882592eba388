import { isOneOf, keysOf } from '../records.ts';
import type { Role } from '../staff/roles.ts';

/** Kinds of price changes by staff: less, or more. */
export const priceChangeKinds = ['discount', 'surcharge'] as const;
export type PriceChangeKind = (typeof priceChangeKinds)[number];

/** The reasons for a manual price change, with the kinds that each can be given for. */
const reasons = {
  delay: ['discount'],
  damage: ['discount'],
  ourMistake: ['discount'],
  agreedPrice: ['discount', 'surcharge'],
  goodwill: ['discount'],
  extraHandling: ['surcharge'],
  addressFee: ['surcharge'],
  returnFee: ['surcharge'],
  other: ['discount', 'surcharge'],
} as const satisfies Readonly<Record<string, readonly PriceChangeKind[]>>;

export type PriceReason = keyof typeof reasons;
export const priceReasons = keysOf(reasons);

/**
 * The reasons that can be given for this kind of change.
 * @example reasonsFor('surcharge') // → ['agreedPrice', 'extraHandling', 'addressFee', 'returnFee', 'other']
 */
export function reasonsFor(kind: PriceChangeKind): PriceReason[] {
  return priceReasons.filter((reason) => isOneOf<PriceChangeKind>(reasons[reason], kind));
}

export const priceNoteMax = 200;

/** A discount or surcharge as the price calculation uses it. Its amount is above 0. */
export interface PriceChange {
  readonly kind: PriceChangeKind;
  readonly amountMinor: number;
  readonly reason: PriceReason;
  /** The clerk's note for the member. */
  readonly note: string;
}

/**
 * How much of members' money one clerk may return without a second person, per order and per day. Minor
 * units.
 */
export interface ClerkLimits {
  readonly orderMinor: number;
  readonly dayMinor: number;
}

/**
 * Roles with limits of their own. The owner has none and is bound only by the shop's daily limit for all kinds of
 * actions together.
 */
export const limitedRoles = ['warehouse', 'support', 'finance'] as const satisfies readonly Role[];
export type PriceLimits = Readonly<Record<(typeof limitedRoles)[number], ClerkLimits>>;

export const defaultPriceLimits: PriceLimits = {
  warehouse: { orderMinor: 20_000, dayMinor: 50_000 },
  support: { orderMinor: 50_000, dayMinor: 100_000 },
  finance: { orderMinor: 100_000, dayMinor: 300_000 },
};

/**
 * The limits of somebody with these roles: the largest of each; null for an owner, who has no limit of this
 * kind. Never adds up the limits of several roles.
 * @example clerkLimits(['warehouse'], defaultPriceLimits) // → { orderMinor: 20000, dayMinor: 50000 }
 */
export function clerkLimits(held: readonly Role[], limits: PriceLimits): ClerkLimits | null {
  if (held.includes('owner')) return null;
  const own = limitedRoles.filter((role) => held.includes(role)).map((role) => limits[role]);
  return {
    orderMinor: Math.max(0, ...own.map((one) => one.orderMinor)),
    dayMinor: Math.max(0, ...own.map((one) => one.dayMinor)),
  };
}

/**
 * How much of the member's payment a lower price returns, now or with the bill. Minor units. Never above the
 * difference of the two prices.
 * @example refundForLowerPrice({ beforeMinor: 500, afterMinor: 300, paidMinor: 400 }) // → 100
 */
export function refundForLowerPrice(price: {
  readonly beforeMinor: number;
  readonly afterMinor: number;
  readonly paidMinor: number;
}): number {
  const { beforeMinor, afterMinor, paidMinor } = price;
  return Math.max(0, Math.min(beforeMinor - afterMinor, paidMinor - afterMinor));
}
