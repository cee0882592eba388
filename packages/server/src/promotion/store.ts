import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { monthOfColumn } from '../platform/months.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The members that the member invited, newest first, with their paid orders and the earnings from these. */
export function referralsOf(tx: Tx, memberId: string, paging: Paging) {
  return pageOf(
    tx,
    fromShop(tx, 'members', { 'members.referrerId': memberId })
      .select(({ selectFrom }) => [
        'members.name',
        'members.createdAt',
        selectFrom('orders')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('orders.shopId', '=', tx.shopId)
          .whereRef('orders.memberId', '=', 'members.id')
          .where('orders.paymentState', '=', 'paid')
          .as('paidOrders'),
        selectFrom('promotionEarnings')
          .select(sql<number>`coalesce(sum(amount_minor - reversed_minor), 0)::bigint`.as('minor'))
          .where('promotionEarnings.shopId', '=', tx.shopId)
          .whereRef('promotionEarnings.referredMemberId', '=', 'members.id')
          .where('promotionEarnings.memberId', '=', memberId)
          .as('earnedMinor'),
      ])
      .orderBy('members.id', 'desc'),
    paging,
  );
}

/** The member's earnings, newest first. */
export function earningsOf(tx: Tx, memberId: string, paging: Paging) {
  return pageOf(
    tx,
    fromShop(tx, 'promotionEarnings', { 'promotionEarnings.memberId': memberId })
      .innerJoin('members', shopJoin('members.id', 'promotionEarnings.referredMemberId'))
      .select([
        'promotionEarnings.id',
        'promotionEarnings.createdAt',
        'members.name',
        'freightMinor',
        'rateBp',
        'amountMinor',
        'reversedMinor',
        'reversedAt',
      ])
      .orderBy('promotionEarnings.id', 'desc'),
    paging,
  );
}

const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;

/** Sums of earnings, of one member or of the whole shop. In minor units. */
export function earningSums(tx: Tx, memberId?: string) {
  let rows = fromShop(tx, 'promotionEarnings').select([
    sumOf('amountMinor').as('earnedMinor'),
    sumOf('reversedMinor').as('reversedMinor'),
    sql<number>`coalesce(sum(reversed_minor - taken_back_minor), 0)::bigint`.as('owedMinor'),
    sql<number>`count(distinct referred_member_id)`.as('paying'),
  ]);
  if (memberId) rows = rows.where('memberId', '=', memberId);
  return tx.one(rows);
}

/** How many members were invited, and by how many; of one member or of the whole shop. */
export function referralCounts(tx: Tx, memberId?: string) {
  let rows = fromShop(tx, 'members')
    .select([sql<number>`count(*)`.as('referred'), sql<number>`count(distinct referrer_id)`.as('referrers')])
    .where('referrerId', 'is not', null);
  if (memberId) rows = rows.where('referrerId', '=', memberId);
  return tx.one(rows);
}

/** Rewards of approved proofs, and how many proofs wait; of one member or of the whole shop. */
export function sharingProofSums(tx: Tx, memberId?: string) {
  let rows = fromShop(tx, 'shares').select([
    sumOf('rewardMinor').as('rewardMinor'),
    sql<number>`count(*) filter (where state = 'pending')`.as('pending'),
  ]);
  if (memberId) rows = rows.where('memberId', '=', memberId);
  return tx.one(rows);
}

/**
 * The amounts that the member took out of the earnings: moved to the balance, paid out, and requested. In minor
 * units.
 */
export async function earningsTakenOut(tx: Tx, memberId: string) {
  const account = fromShop(tx, 'ledgerAccounts', { memberId, kind: 'memberEarnings' }).select('id');
  const [moved, withdrawn] = await Promise.all([
    tx.one(
      fromShop(tx, 'ledgerTransfers', { kind: 'earningsMoved' })
        .select(sumOf('amountMinor').as('minor'))
        .where('debitAccountId', '=', account),
    ),
    tx.one(
      fromShop(tx, 'withdrawals', { memberId, source: 'earnings' }).select([
        sql<number>`coalesce(sum(amount_minor) filter (where state = 'approved'), 0)::bigint`.as('paidMinor'),
        sql<number>`coalesce(sum(amount_minor) filter (where state = 'pending'), 0)::bigint`.as('askedMinor'),
      ]),
    ),
  ]);
  return {
    movedMinor: moved.minor,
    withdrawnMinor: withdrawn.paidMinor,
    withdrawingMinor: withdrawn.askedMinor,
  };
}

/** Net earnings and new members by month of `timeZone`; of one member or of the whole shop. */
export async function sumPromotionByMonth(tx: Tx, timeZone: string, since: string, memberId?: string) {
  let earned = fromShop(tx, 'promotionEarnings')
    .select([
      monthOfColumn('createdAt', timeZone).as('month'),
      sql<number>`sum(amount_minor - reversed_minor)::bigint`.as('earnedMinor'),
    ])
    .where('createdAt', '>=', since)
    .groupBy(sql`month`);
  let joined = fromShop(tx, 'members')
    .select([monthOfColumn('createdAt', timeZone).as('month'), sql<number>`count(*)`.as('joined')])
    .where('referrerId', 'is not', null)
    .where('createdAt', '>=', since)
    .groupBy(sql`month`);
  if (memberId) {
    earned = earned.where('memberId', '=', memberId);
    joined = joined.where('referrerId', '=', memberId);
  }
  const [earnings, members] = await Promise.all([tx.all(earned), tx.all(joined)]);
  return { earnings, members };
}
