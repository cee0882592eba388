import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';

interface EarningFilters extends Paging {
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  readonly reversed?: boolean | undefined;
}

/** All earnings of the shop, newest first. */
export function listAllEarnings(tx: Tx, filters: EarningFilters) {
  let rows = db
    .selectFrom('promotion_earnings as earning')
    .innerJoin('members as member', (join) =>
      join.onRef('member.shop_id', '=', 'earning.shop_id').onRef('member.id', '=', 'earning.member_id'),
    )
    .innerJoin('members as friend', (join) =>
      join
        .onRef('friend.shop_id', '=', 'earning.shop_id')
        .onRef('friend.id', '=', 'earning.referred_member_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'earning.shop_id').onRef('orders.id', '=', 'earning.order_id'),
    )
    .selectAll('earning')
    .select([
      'member.account as member_account',
      'member.name as member_name',
      'friend.account as friend_account',
      'friend.name as friend_name',
      'orders.number as order_number',
    ])
    .where('earning.shop_id', '=', tx.shopId)
    .orderBy('earning.id', 'desc');
  if (filters.memberId) rows = rows.where('earning.member_id', '=', filters.memberId);
  if (filters.reversed) rows = rows.where('earning.reversed_minor', '>', 0);
  const { words } = filters;
  if (words) {
    rows = rows.where((eb) =>
      eb.or([
        eb('earning.member_id', 'in', membersNamed(tx, words)),
        eb('earning.referred_member_id', 'in', membersNamed(tx, words)),
        eb('orders.number', '=', words.toUpperCase()),
      ]),
    );
  }
  return pageOf(tx, rows, filters);
}

const topShown = 10;

/** Whose friends brought them most, and how many friends these are. */
export function topReferrers(tx: Tx) {
  const earned = db
    .selectFrom('promotion_earnings')
    .select([
      'member_id',
      sql<number>`sum(amount_minor - reversed_minor)::bigint`.as('earned_minor'),
      sql<number>`count(distinct referred_member_id)`.as('paying'),
    ])
    .where('shop_id', '=', tx.shopId)
    .groupBy('member_id')
    .orderBy('earned_minor', 'desc')
    .limit(topShown);
  return tx.all(
    db
      .selectFrom(earned.as('earned'))
      .innerJoin('members', (join) =>
        join.on('members.shop_id', '=', tx.shopId).onRef('members.id', '=', 'earned.member_id'),
      )
      .select(({ selectFrom }) => [
        'members.id',
        'members.account',
        'members.name',
        'earned.earned_minor',
        'earned.paying',
        selectFrom('members as friend')
          .select(sql<number>`count(*)`.as('n'))
          .where('friend.shop_id', '=', tx.shopId)
          .whereRef('friend.referrer_id', '=', 'members.id')
          .as('referred'),
      ])
      .orderBy('earned.earned_minor', 'desc'),
  );
}

/** The newest members who came by invitation, with who invited them. */
export function newestReferrals(tx: Tx, limit: number) {
  return tx.all(
    db
      .selectFrom('members as friend')
      .innerJoin('members as member', (join) =>
        join.onRef('member.shop_id', '=', 'friend.shop_id').onRef('member.id', '=', 'friend.referrer_id'),
      )
      .select([
        'friend.id as friend_id',
        'friend.account as friend_account',
        'friend.name as friend_name',
        'friend.created_at',
        'member.id as member_id',
        'member.account as member_account',
        'member.name as member_name',
      ])
      .where('friend.shop_id', '=', tx.shopId)
      .where('friend.referrer_id', 'is not', null)
      .orderBy('friend.id', 'desc')
      .limit(limit),
  );
}
