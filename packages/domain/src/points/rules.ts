import { type Minor, minor } from '../money.ts';
import { downToMultiple, stepCount } from '../rounding.ts';
import type { PointsSettings } from '../shops/settings.ts';

/** Why points change (specification, section 3 "Points record"). */
export const pointsKinds = [
  'earned',
  'spent',
  'returned',
  'reversed',
  'exchanged',
  'shared',
  'adjusted',
  'commented',
  'opening',
] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** The most points that one action can move. A larger input is a typing error. */
export const maxPointsAtOnce = 1_000_000;

/**
 * Whole points for paid freight, in the shop currency's minor units. A remainder that does not fill a point
 * earns nothing.
 * @example pointsEarned(19_999, defaultSettings.points) // → 1
 */
export function pointsEarned(freightMinor: number, { active, earnPerMinor }: PointsSettings): number {
  if (!active || freightMinor <= 0) return 0;
  return Math.min(Math.floor(freightMinor / earnPerMinor), maxPointsAtOnce);
}

/**
 * The value of `points` in the shop currency's minor units.
 * @example pointsWorthMinor(5, { worthMinor: 10 }) // → 50
 */
export function pointsWorthMinor(points: number, { worthMinor }: Pick<PointsSettings, 'worthMinor'>): Minor {
  return minor(points * worthMinor);
}

/** The fee that points are used on, and the member's points. */
export interface PointsBasis {
  /** The member's points, including those that the fee already uses. */
  readonly balance: number;
  readonly feeMinor: number;
  /** The smallest coin that people pay with. The discount is a multiple of it. */
  readonly coinMinor: number;
  /**
   * If the fee already uses points: what one point was worth when they were added. This value stays the same, even if
   * the shop has changed its setting since then.
   */
  readonly carriedAt?: number | undefined;
}

export interface PointsUse {
  readonly points: number;
  /** The value of each point in this use of points, in minor units. */
  readonly pointWorthMinor: number;
  readonly amountMinor: Minor;
}

export type PointsDecision = PointsUse | { readonly most: number };

/**
 * Decides the discount of `asked` points on a fee, or how many points can be used if `asked` is too many or too few.
 * Preview, quote, use, packing and staff all use this decision. Points that would not fill a coin stay with the
 * member. Never changes a balance.
 * @example pointsDecision(30, { balance: 500, feeMinor: 10_000, coinMinor: 100 }, defaultSettings.points) // → {
 * points: 30, pointWorthMinor: 100, amountMinor: 3000 }
 * @example pointsDecision(51, { balance: 500, feeMinor: 10_000, coinMinor: 100 }, defaultSettings.points) // → { most:
 * 50 }
 */
export function pointsDecision(asked: number, ground: PointsBasis, settings: PointsSettings): PointsDecision {
  const { least, most } = boundsOf(ground, settings);
  const found = takenOf(asked, ground, settings);
  if (asked >= least && asked <= most && found.amountMinor > 0) return found;
  return { most: maxPointsUse(ground, settings).points };
}

/**
 * The most points that the fee can take: within the member's points and the shop's largest share of the fee. None if
 * that is below the minimum.
 * @example maxPointsUse({ balance: 500, feeMinor: 10_000, coinMinor: 100 }, defaultSettings.points).points // → 50
 * @example maxPointsUse({ balance: 4, feeMinor: 10_000, coinMinor: 100 }, { ...defaultSettings.points, minUse: 5
 * }).points // → 0
 */
export function maxPointsUse(ground: PointsBasis, settings: PointsSettings): PointsUse {
  const { least, most } = boundsOf(ground, settings);
  return takenOf(most < least ? 0 : most, ground, settings);
}

/**
 * The discount for this many points: whole coins, rounded down.
 * @example pointsDiscountMinor(7, 3, 10) // → 20
 */
export function pointsDiscountMinor(points: number, worthMinor: number, coinMinor: number): Minor {
  return minor(downToMultiple(points * worthMinor, coinMinor));
}

function takenOf(points: number, { carriedAt, coinMinor }: PointsBasis, settings: PointsSettings): PointsUse {
  const pointWorthMinor = carriedAt ?? settings.worthMinor;
  const amountMinor = pointsDiscountMinor(points, pointWorthMinor, coinMinor);
  return { points: stepCount(amountMinor, pointWorthMinor), pointWorthMinor, amountMinor };
}

/** The limits: the member's points, the shop's maximum share of the fee, and whole points only. */
function boundsOf({ balance, feeMinor, carriedAt }: PointsBasis, settings: PointsSettings) {
  const isCarried = carriedAt !== undefined;
  if (!isCarried && !settings.active) return { least: settings.minUse, most: 0 };
  const shareMinor = Number((BigInt(Math.max(0, feeMinor)) * BigInt(settings.maxShareBp)) / 10_000n);
  const most = Math.min(balance, Math.floor(shareMinor / (carriedAt ?? settings.worthMinor)));
  return { least: isCarried ? 1 : settings.minUse, most };
}

export type ExchangeFault = 'points.notExchangeable' | 'points.belowMin' | 'points.insufficient';

/**
 * Why `points` cannot be converted to balance; undefined if they can (specification, sections 5 "Payment" and 8
 * "Points").
 * @example exchangeFault(5, 3, defaultSettings.points) // → 'points.insufficient'
 */
export function exchangeFault(
  points: number,
  balance: number,
  { active, exchangeable, minUse }: PointsSettings,
): ExchangeFault | undefined {
  if (!active || !exchangeable) return 'points.notExchangeable';
  if (points < minUse) return 'points.belowMin';
  return points > balance ? 'points.insufficient' : undefined;
}

/**
 * How many of the points that an order earned are taken back after a refund: the refunded share of what the shop had
 * kept, rounded in the member's favour; all of them if nothing is kept. Never more than the order earned.
 * @example pointsTakenBack(9, { refundedMinor: 50, keptMinor: 100 }) // → 4
 */
export function pointsTakenBack(
  remaining: number,
  { refundedMinor, keptMinor }: { readonly refundedMinor: number; readonly keptMinor: number },
): number {
  if (refundedMinor <= 0) return 0;
  if (refundedMinor >= keptMinor) return remaining;
  return Number((BigInt(remaining) * BigInt(refundedMinor)) / BigInt(keptMinor));
}
