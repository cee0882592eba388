import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin, subqueryShopJoin } from '../platform/shopJoin.ts';

interface EarningFilters extends Paging {
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  readonly reversed?: boolean | undefined;
  readonly made: RequestedPeriod;
}

/** All earnings of the shop, newest first. */
export function listAllEarnings(tx: Tx, filters: EarningFilters) {
  let rows = fromShop(tx, 'promotionEarnings as earning')
    .innerJoin('members as member', shopJoin('member.id', 'earning.memberId'))
    .innerJoin('members as friend', shopJoin('friend.id', 'earning.referredMemberId'))
    .innerJoin('orders', shopJoin('orders.id', 'earning.orderId'))
    .selectAll('earning')
    .select([
      'member.account as memberAccount',
      'member.name as memberName',
      'friend.account as friendAccount',
      'friend.name as friendName',
      'orders.number as orderNumber',
    ])
    .orderBy('earning.id', 'desc');
  if (filters.memberId) rows = rows.where('earning.memberId', '=', filters.memberId);
  if (filters.reversed) rows = rows.where('earning.reversedMinor', '>', 0);
  rows = rowsCreatedInPeriod(rows, 'earning.id', filters.made);
  const { words } = filters;
  if (words) {
    rows = rows.where((eb) =>
      eb.or([
        eb('earning.memberId', 'in', memberIdsMatching(tx, words)),
        eb('earning.referredMemberId', 'in', memberIdsMatching(tx, words)),
        eb('orders.number', '=', words.toUpperCase()),
      ]),
    );
  }
  return pageOf(tx, rows, filters);
}

const topShown = 10;

/** The members with the highest earnings from friends, with the number of these friends. */
export function topReferrers(tx: Tx) {
  const earned = fromShop(tx, 'promotionEarnings')
    .select([
      'memberId',
      sql<number>`sum(amount_minor - reversed_minor)::bigint`.as('earnedMinor'),
      sql<number>`count(distinct referred_member_id)`.as('paying'),
    ])
    .groupBy('memberId')
    .orderBy('earnedMinor', 'desc')
    .limit(topShown);
  return tx.all(
    db
      .selectFrom(earned.as('earned'))
      .innerJoin('members', subqueryShopJoin(tx, 'members.id', 'earned.memberId'))
      .select(({ selectFrom }) => [
        'members.id',
        'members.account',
        'members.name',
        'earned.earnedMinor',
        'earned.paying',
        selectFrom('members as friend')
          .select(sql<number>`count(*)`.as('n'))
          .where('friend.shopId', '=', tx.shopId)
          .whereRef('friend.referrerId', '=', 'members.id')
          .as('referred'),
      ])
      .orderBy('earned.earnedMinor', 'desc'),
  );
}

/** The newest invited members, with their referrers. */
export function newestReferrals(tx: Tx, limit: number) {
  return tx.all(
    fromShop(tx, 'members as friend')
      .innerJoin('members as member', shopJoin('member.id', 'friend.referrerId'))
      .select([
        'friend.id as friendId',
        'friend.account as friendAccount',
        'friend.name as friendName',
        'friend.createdAt',
        'member.id as memberId',
        'member.account as memberAccount',
        'member.name as memberName',
      ])
      .where('friend.referrerId', 'is not', null)
      .orderBy('friend.id', 'desc')
      .limit(limit),
  );
}
