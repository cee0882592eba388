import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { monthIn } from '../platform/months.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';

/** Whom the member invited, newest first, with the orders they paid and what these earned. */
export function referralsOf(tx: Tx, memberId: string, paging: Paging) {
  return pageOf(
    tx,
    db
      .selectFrom('members')
      .select(({ selectFrom }) => [
        'members.name',
        'members.created_at',
        selectFrom('orders')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('orders.shop_id', '=', 'members.shop_id')
          .whereRef('orders.member_id', '=', 'members.id')
          .where('orders.payment_state', '=', 'paid')
          .as('paid_orders'),
        selectFrom('promotion_earnings')
          .select(sql<number>`coalesce(sum(amount_minor - reversed_minor), 0)::bigint`.as('minor'))
          .whereRef('promotion_earnings.shop_id', '=', 'members.shop_id')
          .whereRef('promotion_earnings.referred_member_id', '=', 'members.id')
          .where('promotion_earnings.member_id', '=', memberId)
          .as('earned_minor'),
      ])
      .where('members.shop_id', '=', tx.shopId)
      .where('members.referrer_id', '=', memberId)
      .orderBy('members.id', 'desc'),
    paging,
  );
}

/** The member's earnings, newest first. */
export function earningsOf(tx: Tx, memberId: string, paging: Paging) {
  return pageOf(
    tx,
    db
      .selectFrom('promotion_earnings')
      .innerJoin('members', (join) =>
        join
          .onRef('members.shop_id', '=', 'promotion_earnings.shop_id')
          .onRef('members.id', '=', 'promotion_earnings.referred_member_id'),
      )
      .select([
        'promotion_earnings.id',
        'promotion_earnings.created_at',
        'members.name',
        'freight_minor',
        'rate_bp',
        'amount_minor',
        'reversed_minor',
        'reversed_at',
      ])
      .where('promotion_earnings.shop_id', '=', tx.shopId)
      .where('promotion_earnings.member_id', '=', memberId)
      .orderBy('promotion_earnings.id', 'desc'),
    paging,
  );
}

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;

/** What earnings came to, of one member or of the whole shop. In minor units. */
export function earningSums(tx: Tx, memberId?: string) {
  let rows = db
    .selectFrom('promotion_earnings')
    .select([
      sumOf('amount_minor').as('earned_minor'),
      sumOf('reversed_minor').as('reversed_minor'),
      sql<number>`coalesce(sum(reversed_minor - taken_back_minor), 0)::bigint`.as('owed_minor'),
      sql<number>`count(distinct referred_member_id)`.as('paying'),
    ])
    .where('shop_id', '=', tx.shopId);
  if (memberId) rows = rows.where('member_id', '=', memberId);
  return tx.one(rows);
}

/** How many were invited, and by how many; of one member or of the whole shop. */
export function referralCounts(tx: Tx, memberId?: string) {
  let rows = db
    .selectFrom('members')
    .select([sql<number>`count(*)`.as('referred'), sql<number>`count(distinct referrer_id)`.as('referrers')])
    .where('shop_id', '=', tx.shopId)
    .where('referrer_id', 'is not', null);
  if (memberId) rows = rows.where('referrer_id', '=', memberId);
  return tx.one(rows);
}

/** What approved sharing proofs gave, and how many wait; of one member or of the whole shop. */
export function shareSums(tx: Tx, memberId?: string) {
  let rows = db
    .selectFrom('shares')
    .select([
      sumOf('reward_minor').as('reward_minor'),
      sql<number>`count(*) filter (where state = 'pending')`.as('pending'),
    ])
    .where('shop_id', '=', tx.shopId);
  if (memberId) rows = rows.where('member_id', '=', memberId);
  return tx.one(rows);
}

/** What the member took out of the earnings: to the balance, paid out, and asked for. In minor units. */
export async function takenOut(tx: Tx, memberId: string) {
  const account = db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('shop_id', '=', tx.shopId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'memberEarnings');
  const [moved, withdrawn] = await Promise.all([
    tx.one(
      db
        .selectFrom('ledger_transfers')
        .select(sumOf('amount_minor').as('minor'))
        .where('shop_id', '=', tx.shopId)
        .where('debit_account_id', '=', account)
        .where('kind', '=', 'earningsMoved'),
    ),
    tx.one(
      db
        .selectFrom('withdrawals')
        .select([
          sql<number>`coalesce(sum(amount_minor) filter (where state = 'approved'), 0)::bigint`.as(
            'paid_minor',
          ),
          sql<number>`coalesce(sum(amount_minor) filter (where state = 'pending'), 0)::bigint`.as(
            'asked_minor',
          ),
        ])
        .where('shop_id', '=', tx.shopId)
        .where('member_id', '=', memberId)
        .where('source', '=', 'earnings'),
    ),
  ]);
  return {
    movedMinor: moved.minor,
    withdrawnMinor: withdrawn.paid_minor,
    withdrawingMinor: withdrawn.asked_minor,
  };
}

/** By month of `timeZone`: what was earned and not taken back, and who joined; of one member or of the whole shop. */
export async function byMonth(tx: Tx, timeZone: string, since: string, memberId?: string) {
  let earned = db
    .selectFrom('promotion_earnings')
    .select([
      monthIn('created_at', timeZone).as('month'),
      sql<number>`sum(amount_minor - reversed_minor)::bigint`.as('earned_minor'),
    ])
    .where('shop_id', '=', tx.shopId)
    .where('created_at', '>=', since)
    .groupBy(sql`month`);
  let joined = db
    .selectFrom('members')
    .select([monthIn('created_at', timeZone).as('month'), sql<number>`count(*)`.as('joined')])
    .where('shop_id', '=', tx.shopId)
    .where('referrer_id', 'is not', null)
    .where('created_at', '>=', since)
    .groupBy(sql`month`);
  if (memberId) {
    earned = earned.where('member_id', '=', memberId);
    joined = joined.where('referrer_id', '=', memberId);
  }
  const [earnings, members] = await Promise.all([tx.all(earned), tx.all(joined)]);
  return { earnings, members };
}
