import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';

export interface CouponUse {
  readonly memberCouponId: string;
  readonly memberId: string;
  readonly orderId: string;
  /** What it takes off, in the shop currency's minor units. */
  readonly deductedMinor: number;
}

export type UseFault = 'coupon.used' | 'coupon.budgetSpent';

/**
 * Uses a coupon on an order: of any number of orders that want the same one at once exactly one gets it, and the coupon's
 * budget is never passed. Answers why not, upon which the caller refuses. Call it after the order is written and its
 * parcels are moved: it locks the member's copy, then the coupon.
 */
export async function useCoupon(tx: Tx, actor: Actor, use: CouponUse): Promise<UseFault | undefined> {
  const taken = await tx.maybe(
    db
      .updateTable('member_coupons')
      .set({ state: 'used', order_id: use.orderId, used_at: tx.now, deducted_minor: use.deductedMinor })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', use.memberCouponId)
      .where('member_id', '=', use.memberId)
      .where('state', '=', 'unused')
      .where('valid_until', '>', tx.now)
      .returning('coupon_id'),
  );
  if (taken === undefined) return 'coupon.used';
  if (!(await spendBudget(tx, taken.coupon_id, 1, use.deductedMinor))) return 'coupon.budgetSpent';
  await Promise.all([
    recordSteps(tx, actor, 'coupon', [
      { subjectId: use.memberCouponId, event: 'use', from: 'unused', to: 'used' },
    ]),
    publish(tx, 'coupons', use.memberId),
  ]);
  return undefined;
}

/**
 * Another amount for the coupon that an order uses, such as a discount on a larger bill. False where the budget does not
 * allow it any more; nothing is changed then.
 */
export async function changeCouponUse(tx: Tx, orderId: string, deductedMinor: number): Promise<boolean> {
  const changed = await tx.maybe(
    db
      .updateTable('member_coupons')
      .set({ deducted_minor: deductedMinor })
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId)
      .where('state', '=', 'used')
      .returning(['coupon_id', sql<number>`old.deducted_minor`.as('before_minor')]),
  );
  if (changed === undefined) return true;
  const deltaMinor = deductedMinor - changed.before_minor;
  return deltaMinor === 0 || spendBudget(tx, changed.coupon_id, 0, deltaMinor);
}

/** Gives the coupon that an order uses back to its member, as it was; nothing where it uses none. */
export async function releaseCoupon(tx: Tx, actor: Actor, orderId: string, why = ''): Promise<void> {
  const released = await tx.maybe(
    db
      .updateTable('member_coupons')
      .set({ state: 'unused', order_id: null, used_at: null, deducted_minor: null })
      .where('shop_id', '=', tx.shopId)
      .where('order_id', '=', orderId)
      .where('state', '=', 'used')
      .returning(['id', 'coupon_id', 'member_id', sql<number>`old.deducted_minor`.as('deducted_minor')]),
  );
  if (released === undefined) return;
  await spendBudget(tx, released.coupon_id, -1, -released.deducted_minor);
  await Promise.all([
    recordSteps(tx, actor, 'coupon', [
      { subjectId: released.id, event: 'release', from: 'used', to: 'unused', why },
    ]),
    publish(tx, 'coupons', released.member_id),
  ]);
}

/** False where all uses together would cost more than the shop allows. */
async function spendBudget(tx: Tx, couponId: string, uses: number, costMinor: number): Promise<boolean> {
  const spent = await tx.run(
    db
      .updateTable('coupons')
      .set((eb) => ({
        used_count: eb('used_count', '+', uses),
        used_minor: eb('used_minor', '+', costMinor),
      }))
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', couponId)
      .where((eb) =>
        eb.or([
          eb('budget_minor', 'is', null),
          eb.val(costMinor <= 0),
          eb(eb('used_minor', '+', costMinor), '<=', eb.ref('budget_minor')),
        ]),
      ),
  );
  return spent === 1;
}
