import type { CouponCopy } from '@crossdock/domain/coupons/decision.ts';
import type { CouponRules, CouponTerms } from '@crossdock/domain/coupons/rules.ts';
import type { CouponStatus } from '@crossdock/domain/coupons/states.ts';
import type { Rounding } from '@crossdock/domain/money.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop } from '../platform/rows.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** Copies with their coupon, and the order or purchase they were used on. */
export const copiesQuery = (tx: Tx) =>
  fromShop(tx, 'memberCoupons')
    .innerJoin('coupons', shopJoin('coupons.id', 'memberCoupons.couponId'))
    .leftJoin('orders', shopJoin('orders.id', 'memberCoupons.orderId'))
    .leftJoin('purchases', shopJoin('purchases.id', 'memberCoupons.purchaseId'));

const heldRows = (tx: Tx) =>
  copiesQuery(tx).select([
    'memberCoupons.id',
    'memberCoupons.couponId',
    'memberCoupons.state',
    'memberCoupons.validUntil',
    'memberCoupons.createdAt',
    'memberCoupons.usedAt',
    'memberCoupons.orderId',
    'memberCoupons.deductedMinor',
    'orders.number as orderNumber',
    'memberCoupons.purchaseId',
    'purchases.number as purchaseNumber',
    ...textColumns('coupons'),
    'coupons.type',
    'coupons.amountMinor',
    'coupons.rateBp',
    'coupons.rounding',
    'coupons.maxMinor',
    'coupons.base',
    'coupons.rules',
    'coupons.validFrom',
    'coupons.budgetMinor',
    'coupons.usedMinor',
  ]);

/** A coupon of the member; undefined if the member has no coupon with this id. */
export function findMemberCouponCopy(tx: Tx, memberId: string, memberCouponId: string) {
  return tx.maybe(
    heldRows(tx)
      .where('memberCoupons.id', '=', memberCouponId)
      .where('memberCoupons.memberId', '=', memberId),
  );
}

export type CouponCopyRow = NonNullable<Awaited<ReturnType<typeof findMemberCouponCopy>>>;

/** The coupon that an order uses. */
export function couponOfOrder(tx: Tx, orderId: string) {
  return tx.maybe(heldRows(tx).where('memberCoupons.orderId', '=', orderId));
}

/** Usable coupons; those that end first are listed first. */
export function usableCoupons(tx: Tx, memberId: string, limit: number) {
  return tx.all(
    heldRows(tx)
      .where('memberCoupons.memberId', '=', memberId)
      .where('memberCoupons.state', '=', 'unused')
      .where('memberCoupons.validUntil', '>', tx.now)
      .orderBy('memberCoupons.validUntil')
      .orderBy('memberCoupons.id')
      .limit(limit),
  );
}

export function couponsByStatus(tx: Tx, memberId: string, status: CouponStatus, paging: Paging) {
  const mine = heldRows(tx).where('memberCoupons.memberId', '=', memberId);
  if (status === 3)
    return pageOf(
      tx,
      mine
        .where('memberCoupons.state', '=', 'used')
        .orderBy('memberCoupons.usedAt', 'desc')
        .orderBy('memberCoupons.id'),
      paging,
    );
  const unused = mine.where('memberCoupons.state', '=', 'unused');
  const rows =
    status === 1
      ? unused.where('memberCoupons.validUntil', '>', tx.now).orderBy('memberCoupons.validUntil')
      : unused.where('memberCoupons.validUntil', '<=', tx.now).orderBy('memberCoupons.validUntil', 'desc');
  return pageOf(tx, rows.orderBy('memberCoupons.id'), paging);
}

/** Seven days. */
const endingSoonMs = 604_800_000;

/** The member's number of coupons: usable, expired, used, and expiring within seven days. */
export function couponCounts(tx: Tx, memberId: string) {
  const soon = tx.later(endingSoonMs);
  const counted = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})`;
  return tx.one(
    fromShop(tx, 'memberCoupons', { memberId }).select([
      counted(sql<boolean>`state = 'unused' and valid_until > ${tx.now}`).as('usable'),
      counted(sql<boolean>`state = 'unused' and valid_until <= ${tx.now}`).as('expired'),
      counted(sql<boolean>`state = 'used'`).as('used'),
      counted(sql<boolean>`state = 'unused' and valid_until > ${tx.now} and valid_until <= ${soon}`).as(
        'endingSoon',
      ),
    ]),
  );
}

/** How many coupons the member can use now. */
export async function countUsableCoupons(tx: Tx, memberId: string): Promise<number> {
  return (await couponCounts(tx, memberId)).usable;
}

/** Locks a copy with its coupon, so that copies and the budget are used one after another. */
export function lockCouponCopy(tx: Tx, memberId: string, memberCouponId: string) {
  return tx.maybe(
    heldRows(tx)
      .where('memberCoupons.id', '=', memberCouponId)
      .where('memberCoupons.memberId', '=', memberId)
      .forNoKeyUpdate(['memberCoupons', 'coupons']),
  );
}

/**
 * A copy in the form in which it is judged for a fee. If the order `orderId` already uses the copy, `ownMinor` is the
 * amount that it takes off this order.
 */
export function couponCopyOf(row: CouponCopyRow, orderId?: string): CouponCopy {
  const { state, validFrom, validUntil, budgetMinor, usedMinor } = row;
  const isOwn = orderId !== undefined && row.orderId === orderId;
  return {
    ...{ state, validFrom, validUntil, budgetMinor, usedMinor },
    terms: termsOf(row),
    ownMinor: isOwn ? (row.deductedMinor ?? 0) : null,
  };
}

interface TermsRow {
  readonly type: number;
  readonly amountMinor: number;
  readonly rateBp: number;
  readonly rounding: Rounding;
  readonly maxMinor: number | null;
  readonly base: CouponTerms['base'];
  readonly rules: CouponRules;
}

/** A row's terms in the form of the domain's rules. */
export function termsOf(row: TermsRow): CouponTerms {
  return {
    type: row.type === 2 ? 2 : 1,
    amountMinor: row.amountMinor,
    rateBp: row.rateBp,
    rounding: row.rounding,
    maxMinor: row.maxMinor,
    base: row.base,
    rules: row.rules,
  };
}
