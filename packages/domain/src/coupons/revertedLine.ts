import { zero } from '../money.ts';
import type { CostLine } from '../pricing/costLine.ts';
import type { CouponObstacle } from './decision.ts';

/** A bill's line of 0 that says why the coupon of its quote does not count any more, and went back to the member. */
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
