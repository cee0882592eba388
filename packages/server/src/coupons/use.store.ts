import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';

/** What a coupon is used on. */
export type UsedOn = { readonly orderId: string } | { readonly purchaseId: string };

export interface CouponUse {
  readonly memberCouponId: string;
  readonly memberId: string;
  readonly on: UsedOn;
  /** What it takes off, in the shop currency's minor units. */
  readonly deductedMinor: number;
}

export type UseFault = 'coupon.used' | 'coupon.budgetSpent';

/**
 * Uses a coupon on an order or a purchase: of any number of them that want the same one at once exactly one gets it, and
 * the coupon's budget is never passed. Answers why not, upon which the caller refuses. Call it after the order is written
 * and its parcels are moved, or the goods are out of the stock: it locks the member's copy, then the coupon.
 */
export async function useCoupon(tx: Tx, actor: Actor, use: CouponUse): Promise<UseFault | undefined> {
  const taken = await tx.maybe(
    db
      .updateTable('memberCoupons')
      .set({ state: 'used', ...use.on, usedAt: tx.now, deductedMinor: use.deductedMinor })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', use.memberCouponId)
      .where('memberId', '=', use.memberId)
      .where('state', '=', 'unused')
      .where('validUntil', '>', tx.now)
      .returning('couponId'),
  );
  if (taken === undefined) return 'coupon.used';
  if (!(await spendBudget(tx, taken.couponId, 1, use.deductedMinor))) return 'coupon.budgetSpent';
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
      .updateTable('memberCoupons')
      .set({ deductedMinor })
      .where('shopId', '=', tx.shopId)
      .where('orderId', '=', orderId)
      .where('state', '=', 'used')
      .returning(['couponId', sql<number>`old.deducted_minor`.as('beforeMinor')]),
  );
  if (changed === undefined) return true;
  const deltaMinor = deductedMinor - changed.beforeMinor;
  return deltaMinor === 0 || spendBudget(tx, changed.couponId, 0, deltaMinor);
}

/** Gives the coupon that an order or a purchase uses back to its member, as it was; nothing where it uses none. */
export async function releaseCoupon(tx: Tx, actor: Actor, on: UsedOn, why = ''): Promise<void> {
  const released = await tx.maybe(
    db
      .updateTable('memberCoupons')
      .set({ state: 'unused', orderId: null, purchaseId: null, usedAt: null, deductedMinor: null })
      .where('shopId', '=', tx.shopId)
      .where((eb) =>
        'orderId' in on ? eb('orderId', '=', on.orderId) : eb('purchaseId', '=', on.purchaseId),
      )
      .where('state', '=', 'used')
      .returning(['id', 'couponId', 'memberId', sql<number>`old.deducted_minor`.as('deductedMinor')]),
  );
  if (released === undefined) return;
  await spendBudget(tx, released.couponId, -1, -released.deductedMinor);
  await Promise.all([
    recordSteps(tx, actor, 'coupon', [
      { subjectId: released.id, event: 'release', from: 'used', to: 'unused', why },
    ]),
    publish(tx, 'coupons', released.memberId),
  ]);
}

/** False where all uses together would cost more than the shop allows. */
async function spendBudget(tx: Tx, couponId: string, uses: number, costMinor: number): Promise<boolean> {
  const spent = await tx.run(
    db
      .updateTable('coupons')
      .set((eb) => ({
        usedCount: eb('usedCount', '+', uses),
        usedMinor: eb('usedMinor', '+', costMinor),
      }))
      .where('shopId', '=', tx.shopId)
      .where('id', '=', couponId)
      .where((eb) =>
        eb.or([
          eb('budgetMinor', 'is', null),
          eb.val(costMinor <= 0),
          eb(eb('usedMinor', '+', costMinor), '<=', eb.ref('budgetMinor')),
        ]),
      ),
  );
  return spent === 1;
}
