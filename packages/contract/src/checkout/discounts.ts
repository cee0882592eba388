import { z } from 'zod';
import { discountChoice, discountRefusals, usablePoints } from '../coupons/discounts.ts';
import { orderState } from '../orders/shapes.ts';
import { member } from '../wire/call.ts';
import { count, id, minor, plain } from '../wire/values.ts';

export const orderDiscountCalls = {
  discountOrder: member.postOnce('Orders/CalculatOrderDisCount', {
    summary:
      'A coupon or points on an unpaid order: what it comes to, and with `apply` so it is; neither takes both off',
    input: z.strictObject({ orderId: id, ...discountChoice, apply: plain.yesNo.default(false) }),
    output: z.object({
      couponMinor: minor,
      pointsMinor: minor,
      points: count,
      totalMinor: minor,
      dueMinor: minor,
      /** The refund to the balance, because more had been paid than the new total. */
      returnedMinor: minor,
      applied: plain.yesNo,
      state: orderState,
    }),
    refusals: [...discountRefusals, 'coupon.withPoints', 'order.wrongState', 'cashOnDelivery.tooMuch'],
  }),
  getOrderPoints: member.byOrder.get('Orders/GetIntegralByOrderId', {
    summary: 'Points usable on an unpaid order, what they are worth, and what it uses now',
    output: usablePoints.extend({
      usedPoints: count,
      memberCouponId: plain.maybeId,
      /** Whether coupon and points can still be changed. */
      open: plain.yesNo,
    }),
  }),
};
