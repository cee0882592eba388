import type { CouponRules, CouponTerms } from '@crossdock/domain/coupons/rules.ts';
import type { CouponStatus } from '@crossdock/domain/coupons/states.ts';
import type { Rounding } from '@crossdock/domain/money.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';

/** Copies that members hold, each with the coupon that it is a copy of. */
const heldRows = (tx: Tx) =>
  db
    .selectFrom('member_coupons')
    .innerJoin('coupons', (join) =>
      join
        .onRef('coupons.shop_id', '=', 'member_coupons.shop_id')
        .onRef('coupons.id', '=', 'member_coupons.coupon_id'),
    )
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.shop_id', '=', 'member_coupons.shop_id')
        .onRef('orders.id', '=', 'member_coupons.order_id'),
    )
    .select([
      'member_coupons.id',
      'member_coupons.coupon_id',
      'member_coupons.state',
      'member_coupons.valid_until',
      'member_coupons.created_at',
      'member_coupons.used_at',
      'member_coupons.order_id',
      'member_coupons.deducted_minor',
      'orders.number as order_number',
      'coupons.zh',
      'coupons.tw',
      'coupons.en',
      'coupons.type',
      'coupons.amount_minor',
      'coupons.rate_bp',
      'coupons.rounding',
      'coupons.max_minor',
      'coupons.base',
      'coupons.rules',
      'coupons.valid_from',
      'coupons.budget_minor',
      'coupons.used_minor',
    ])
    .where('member_coupons.shop_id', '=', tx.shopId);

/** A coupon of the member's; undefined where they hold no such one. */
export function findHeld(tx: Tx, memberId: string, memberCouponId: string) {
  return tx.maybe(
    heldRows(tx)
      .where('member_coupons.id', '=', memberCouponId)
      .where('member_coupons.member_id', '=', memberId),
  );
}

export type HeldRow = NonNullable<Awaited<ReturnType<typeof findHeld>>>;

/** The coupon that an order uses. */
export function couponOn(tx: Tx, orderId: string) {
  return tx.maybe(heldRows(tx).where('member_coupons.order_id', '=', orderId));
}

/** Those that can be used, the ones that end first in front. */
export function usableCoupons(tx: Tx, memberId: string, limit: number) {
  return tx.all(
    heldRows(tx)
      .where('member_coupons.member_id', '=', memberId)
      .where('member_coupons.state', '=', 'unused')
      .where('member_coupons.valid_until', '>', tx.now)
      .orderBy('member_coupons.valid_until')
      .orderBy('member_coupons.id')
      .limit(limit),
  );
}

export function heldByStatus(tx: Tx, memberId: string, status: CouponStatus, paging: Paging) {
  const mine = heldRows(tx).where('member_coupons.member_id', '=', memberId);
  if (status === 3)
    return pageOf(
      tx,
      mine
        .where('member_coupons.state', '=', 'used')
        .orderBy('member_coupons.used_at', 'desc')
        .orderBy('member_coupons.id'),
      paging,
    );
  const unused = mine.where('member_coupons.state', '=', 'unused');
  const rows =
    status === 1
      ? unused.where('member_coupons.valid_until', '>', tx.now).orderBy('member_coupons.valid_until')
      : unused
          .where('member_coupons.valid_until', '<=', tx.now)
          .orderBy('member_coupons.valid_until', 'desc');
  return pageOf(tx, rows.orderBy('member_coupons.id'), paging);
}

const endingSoonMs = 7 * 24 * 3_600_000;

/** How many the member has: to be used, expired, used, and to be used for seven days more only. */
export function couponCounts(tx: Tx, memberId: string) {
  const soon = new Date(Date.parse(tx.now) + endingSoonMs).toISOString();
  const counted = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})`;
  return tx.one(
    db
      .selectFrom('member_coupons')
      .select([
        counted(sql<boolean>`state = 'unused' and valid_until > ${tx.now}`).as('usable'),
        counted(sql<boolean>`state = 'unused' and valid_until <= ${tx.now}`).as('expired'),
        counted(sql<boolean>`state = 'used'`).as('used'),
        counted(sql<boolean>`state = 'unused' and valid_until > ${tx.now} and valid_until <= ${soon}`).as(
          'ending_soon',
        ),
      ])
      .where('shop_id', '=', tx.shopId)
      .where('member_id', '=', memberId),
  );
}

/** How many coupons the member can use now. */
export async function countUsable(tx: Tx, memberId: string): Promise<number> {
  return (await couponCounts(tx, memberId)).usable;
}

interface TermsRow {
  readonly type: number;
  readonly amount_minor: number;
  readonly rate_bp: number;
  readonly rounding: string;
  readonly max_minor: number | null;
  readonly base: CouponTerms['base'];
  readonly rules: unknown;
}

/** A row's terms as the domain's rules read them. */
export function termsOf(row: TermsRow): CouponTerms {
  return {
    type: row.type === 2 ? 2 : 1,
    amountMinor: row.amount_minor,
    rateBp: row.rate_bp,
    rounding: row.rounding as Rounding,
    maxMinor: row.max_minor,
    base: row.base,
    rules: row.rules as CouponRules,
  };
}
