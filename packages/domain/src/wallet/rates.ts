import { minor } from '../money.ts';
import { pointsWorthMinor } from '../points/rules.ts';
import { referralEarning, shareReward } from '../promotion/rules.ts';
import type { PointsSettings, PromotionSettings } from '../shops/settings.ts';

/** What members were rewarded for in the last 30 days, to estimate the effect of a rate. Amounts in minor units. */
export interface RewardedActivity {
  /** Freight of paid orders, in total and by invited members. */
  readonly freightMinor: number;
  readonly invitedFreightMinor: number;
  /** The number of approved shares, and of reviews (`comments`). */
  readonly shares: number;
  readonly comments: number;
}

/** A shop's rates of points and rewards: what members get for their payments, shares and reviews. */
export interface RewardRates {
  readonly points: PointsSettings;
  readonly promotion: PromotionSettings;
  readonly commentPoints: number;
}

/**
 * How much more the changed rates would have cost in a month with this activity, in minor units. 0 if they cost the
 * same or less.
 * @example monthlyCostIncrease({ freightMinor: 0, invitedFreightMinor: 0, shares: 0, comments: 5 }, defaultSettings, {
 * ...defaultSettings, commentPoints: 2 }) // → 1000
 * @example monthlyCostIncrease({ freightMinor: 0, invitedFreightMinor: 0, shares: 0, comments: 5 }, {
 * ...defaultSettings, commentPoints: 2 }, defaultSettings) // → 0
 */
export function monthlyCostIncrease(
  month: RewardedActivity,
  before: RewardRates,
  after: RewardRates,
): number {
  return Math.max(0, monthlyCostOfRates(month, after) - monthlyCostOfRates(month, before));
}

/**
 * The cost of the rates in a month with this activity, in minor units. Points are rounded down once for the whole
 * month instead of for each order, so the real sum is slightly lower.
 */
function monthlyCostOfRates(
  month: RewardedActivity,
  { points, promotion, commentPoints }: RewardRates,
): number {
  const earned = points.active ? Math.floor(month.freightMinor / points.earnPerMinor) : 0;
  const invited = promotion.active ? referralEarning(minor(month.invitedFreightMinor), promotion.rateBp) : 0;
  const share = shareReward(promotion);
  const counted = earned + month.shares * share.points + month.comments * commentPoints;
  return pointsWorthMinor(counted, points) + invited + month.shares * share.minor;
}
