import { minor } from '../money.ts';
import { pointsWorthMinor } from '../points/rules.ts';
import { earningOf, shareReward } from '../promotion/rules.ts';
import type { PointsSettings, PromotionSettings } from '../shops/settings.ts';

/** What happened within the last 30 days, by which a rate is reckoned. Amounts in minor units. */
export interface RateMonth {
  /** Freight of the orders that were paid, and that of members whom others had invited. */
  readonly freightMinor: number;
  readonly invitedFreightMinor: number;
  /** Sharing proofs that were approved, and comments. */
  readonly shares: number;
  readonly comments: number;
}

/** What stands beside the rate that changes. */
export interface Rates {
  readonly points: PointsSettings;
  readonly promotion: PromotionSettings;
  readonly commentPoints: number;
}

/** What the rates would have given away in such a month. One order earns whole points: of many the sum is a little less. */
export function givenAMonth(month: RateMonth, { points, promotion, commentPoints }: Rates): number {
  const earned = points.active ? Math.floor(month.freightMinor / points.earnPerMinor) : 0;
  const invited = promotion.active ? earningOf(minor(month.invitedFreightMinor), promotion.rateBp) : 0;
  const share = shareReward(promotion);
  const counted = earned + month.shares * share.points + month.comments * commentPoints;
  return pointsWorthMinor(counted, points) + invited + month.shares * share.minor;
}

/** How much more the changed rates would have given away; 0 where it would have been less. */
export function moreAMonth(month: RateMonth, before: Rates, after: Rates): number {
  return Math.max(0, givenAMonth(month, after) - givenAMonth(month, before));
}
