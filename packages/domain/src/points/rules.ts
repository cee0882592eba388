import { type Minor, minor } from '../money.ts';
import { downToMultiple, stepsIn } from '../rounding.ts';
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

/** What points are put towards. */
export interface PointsGround {
  /** The member's own, with those that the fee uses already. */
  readonly balance: number;
  readonly feeMinor: number;
  /** The smallest coin that people pay with: what is taken off is made of whole ones. */
  readonly coinMinor: number;
  /** Of points that the fee carries already: what each was worth when it was put on. They stay, whatever is set since. */
  readonly carriedAt?: number | undefined;
}

export interface PointsTaken {
  readonly points: number;
  /** What each of them is worth here. */
  readonly pointWorthMinor: number;
  readonly amountMinor: Minor;
}

export type PointsDecision = PointsTaken | { readonly most: number };

/**
 * What `asked` points take off a fee, or the most that could be used where so many cannot: the one judgement of preview,
 * quote, use, packing and staff. Points that would fill no coin stay with the member.
 */
export function pointsDecision(
  asked: number,
  ground: PointsGround,
  settings: PointsSettings,
): PointsDecision {
  const { least, most } = boundsOf(ground, settings);
  const found = takenOf(asked, ground, settings);
  if (asked >= least && asked <= most && found.amountMinor > 0) return found;
  return { most: mostPoints(ground, settings).points };
}

/** As many as the fee takes: none where that is fewer than can be used at all. */
export function mostPoints(ground: PointsGround, settings: PointsSettings): PointsTaken {
  const { least, most } = boundsOf(ground, settings);
  return takenOf(most < least ? 0 : most, ground, settings);
}

/** What so many points take off: whole coins, rounded down. */
export function pointsAmount(points: number, worthMinor: number, coinMinor: number): Minor {
  return minor(downToMultiple(points * worthMinor, coinMinor));
}

function takenOf(
  points: number,
  { carriedAt, coinMinor }: PointsGround,
  settings: PointsSettings,
): PointsTaken {
  const pointWorthMinor = carriedAt ?? settings.worthMinor;
  const amountMinor = pointsAmount(points, pointWorthMinor, coinMinor);
  return { points: stepsIn(amountMinor, pointWorthMinor), pointWorthMinor, amountMinor };
}

/** No more than there are, than the shop's share of the fee, and than whole points fit into it. */
function boundsOf({ balance, feeMinor, carriedAt }: PointsGround, settings: PointsSettings) {
  const isCarried = carriedAt !== undefined;
  if (!isCarried && !settings.active) return { least: settings.minUse, most: 0 };
  const shareMinor = Number((BigInt(Math.max(0, feeMinor)) * BigInt(settings.maxShareBp)) / 10_000n);
  const most = Math.min(balance, Math.floor(shareMinor / (carriedAt ?? settings.worthMinor)));
  return { least: isCarried ? 1 : settings.minUse, most };
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
