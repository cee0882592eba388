import { zero } from '../money.ts';
import type { CostLine } from '../pricing/costLine.ts';
import type { CouponObstacle } from './decision.ts';

/**
 * A bill's line of 0 that says why the coupon of the quote no longer applies and went back to the member. Never changes
 * the bill's total.
 * @example couponRevertedLine({ reason: 'coupon.conditions', unmet: { join: 'and', unmet: [{ on: 'weight', atLeast:
 * 5000, is: 2300 }] } }).reason.numbers // → { weightAtLeastG: 5000, weightIsG: 2300 }
 */
export function couponRevertedLine(obstacle: CouponObstacle): CostLine {
  const { unmet } = obstacle.reason === 'coupon.conditions' ? obstacle.unmet : { unmet: [] };
  const numbers: Record<string, number> = {};
  for (const { on, atLeast, is } of unmet) {
    const unit = on === 'weight' ? 'G' : 'Minor';
    numbers[`${on}AtLeast${unit}`] = atLeast;
    numbers[`${on}Is${unit}`] = is;
  }
  return { kind: 'coupon', amountMinor: zero, estimate: false, reason: { rule: 'coupon.released', numbers } };
}
