import { type Minor, minor } from '../money.ts';
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
] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** The most points that one act can move: input beyond it is a slip of the finger. */
export const mostPointsAtOnce = 1_000_000;

/** Whole points for freight paid, in the shop currency's minor units; what does not fill a point earns none. */
export function pointsEarned(freightMinor: number, { active, earnPerMinor }: PointsSettings): number {
  if (!active || freightMinor <= 0) return 0;
  return Math.min(Math.floor(freightMinor / earnPerMinor), mostPointsAtOnce);
}

/** What `points` are worth, in the shop currency's minor units. */
export function pointsWorthMinor(points: number, { worthMinor }: Pick<PointsSettings, 'worthMinor'>): Minor {
  return minor(points * worthMinor);
}

/**
 * The most points that can go towards a fee of `feeMinor`: no more than there are, than the shop's share of the fee, and
 * than whole points fit into it. 0 where that is fewer than can be used at all.
 */
export function mostUsablePoints(
  { balance, feeMinor }: { readonly balance: number; readonly feeMinor: number },
  { active, worthMinor, minUse, maxShareBp }: PointsSettings,
): number {
  if (!active || feeMinor <= 0) return 0;
  const shareMinor = Number((BigInt(feeMinor) * BigInt(maxShareBp)) / 10_000n);
  const most = Math.min(balance, Math.floor(shareMinor / worthMinor));
  return most < minUse ? 0 : most;
}

export type ExchangeFault = 'points.notExchangeable' | 'points.belowMin' | 'points.insufficient';

/** Why `points` cannot be turned into balance, or nothing (specification, sections 5 "Payment" and 8 "Points"). */
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
 * How many of the points that an order earned go back with a refund: in proportion to what the shop gives back of what it
 * had kept, rounded in the member's favour; all of them where nothing is kept.
 */
export function pointsTakenBack(
  remaining: number,
  { refundedMinor, keptMinor }: { readonly refundedMinor: number; readonly keptMinor: number },
): number {
  if (refundedMinor <= 0) return 0;
  if (refundedMinor >= keptMinor) return remaining;
  return Number((BigInt(remaining) * BigInt(refundedMinor)) / BigInt(keptMinor));
}
