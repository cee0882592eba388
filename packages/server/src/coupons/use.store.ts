import { type CouponObstacle, couponDecision } from '@crossdock/domain/coupons/decision.ts';
import type { DiscountableCharge } from '@crossdock/domain/coupons/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { recordSteps } from '../platform/transitions.ts';
import { couponCopyOf, lockCouponCopy } from './store.ts';

/** The order or purchase that a coupon is used on. */
export type CouponUsedOn = { readonly orderId: string } | { readonly purchaseId: string };

export interface CouponUse {
  readonly memberCouponId: string;
  readonly memberId: string;
  readonly on: CouponUsedOn;
  /** The facts that the coupon is judged by. */
  readonly facts: DiscountableCharge;
  /** The amount that the coupon takes off the stored fee, in the shop currency's minor units. */
  readonly deductedMinor: number;
}

export type CouponUseFault = CouponObstacle['reason'];

/**
 * Uses a coupon on an order or a purchase. It is judged again under lock, so exactly one of several requests gets a
 * copy and the budget is never exceeded. If the coupon cannot be used, it answers the reason, and the caller refuses.
 * Call it after the order is written and its parcels are moved, or the goods have left the stock: it locks the member's
 * copy, then the coupon.
 */
export async function useCoupon(tx: Tx, actor: Actor, use: CouponUse): Promise<CouponUseFault | undefined> {
  const { memberCouponId, memberId, on, facts, deductedMinor } = use;
  const row = await lockCouponCopy(tx, memberId, memberCouponId);
  if (row === undefined) throw new Error(`the copy ${memberCouponId}, which was judged, is gone`);
  const found = couponDecision(couponCopyOf(row), facts, tx.now);
  if ('obstacle' in found) return found.obstacle.reason;
  mustTake(memberCouponId, found.amountMinor, deductedMinor);
  await Promise.all([
    changeCopy(tx, memberCouponId, { state: 'used', ...on, usedAt: tx.now, deductedMinor }),
    spendBudget(tx, row.couponId, 1, deductedMinor),
    recordSteps(tx, actor, 'coupon', [
      { subjectId: memberCouponId, event: 'use', from: 'unused', to: 'used' },
    ]),
    publish(tx, 'coupons', memberId),
  ]);
  return undefined;
}

/**
 * Throws if the coupon takes off another amount than the stored fee says. That is a bug: terms do not change once
 * members have copies, so the same facts give the same amount.
 */
function mustTake(id: string, amountMinor: number, writtenMinor: number): void {
  if (amountMinor !== writtenMinor)
    throw new Error(`the copy ${id} takes off ${amountMinor}, and the fee says ${writtenMinor}`);
}

/**
 * Changes the amount of the coupon that an order uses, for example for a larger bill. False, without changes, if the
 * budget does not allow it.
 */
export async function changeCouponUse(
  tx: Tx,
  { orderId, ...use }: Omit<CouponUse, 'on'> & { readonly orderId: string },
): Promise<boolean> {
  const row = await lockCouponCopy(tx, use.memberId, use.memberCouponId);
  if (row === undefined) throw new Error(`the copy ${use.memberCouponId}, which was judged, is gone`);
  const found = couponDecision(couponCopyOf(row, orderId), use.facts, tx.now);
  if ('obstacle' in found || found.amountMinor !== use.deductedMinor) return false;
  const deltaMinor = found.amountMinor - (row.deductedMinor ?? 0);
  if (deltaMinor === 0) return true;
  await Promise.all([
    changeCopy(tx, row.id, { deductedMinor: found.amountMinor }),
    spendBudget(tx, row.couponId, 0, deltaMinor),
  ]);
  return true;
}

async function changeCopy(tx: Tx, id: string, changes: CopyChanges): Promise<void> {
  await changeRow(tx, 'memberCoupons', id, changes);
}

interface CopyChanges {
  readonly state?: 'used';
  readonly orderId?: string;
  readonly purchaseId?: string;
  readonly usedAt?: string;
  readonly deductedMinor: number;
}

/** Returns the coupon of an order or a purchase to its member; does nothing if it uses none. */
export async function releaseCoupon(tx: Tx, actor: Actor, on: CouponUsedOn, why = ''): Promise<void> {
  const released = await tx.maybe(
    updateInShop(tx, 'memberCoupons')
      .set({ state: 'unused', orderId: null, purchaseId: null, usedAt: null, deductedMinor: null })
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

/** Adds to or subtracts from the used budget of a locked coupon. */
async function spendBudget(tx: Tx, couponId: string, uses: number, costMinor: number): Promise<void> {
  await tx.run(
    updateInShop(tx, 'coupons', { id: couponId }).set((eb) => ({
      usedCount: eb('usedCount', '+', uses),
      usedMinor: eb('usedMinor', '+', costMinor),
    })),
  );
}
