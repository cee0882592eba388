import type { MessageChannel } from '@crossdock/domain/notices/events.ts';
import type { MutedKindKey, NoticePreferences } from '@crossdock/domain/notices/plan.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { findRow, fromShop, putRow, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** Members with their choices and contacts. A member who has never chosen has null choices. */
export async function recipientsOf(tx: Tx, memberIds: readonly string[], shopTimeZone: string) {
  const rows = await tx.all(
    fromShop(tx, 'members', { 'members.id': [...new Set(memberIds)] })
      .leftJoin('noticeWishes', shopJoin('noticeWishes.memberId', 'members.id'))
      .leftJoin(
        'messengerBindings as line',
        shopJoin('line.memberId', 'members.id', { 'line.provider': 'line' }),
      )
      .leftJoin('mailBounces as bounce', (join) =>
        join
          .onRef('bounce.shopId', '=', 'members.shopId')
          .on('bounce.address', '=', sql<string>`lower(members.email)`),
      )
      .select('bounce.bouncedAt')
      .select(['members.id', 'members.lang', 'members.email', 'areaCode', 'phone', 'members.status'])
      .select(['noticeChannels', 'off', 'quietFrom', 'quietUntil', 'digestAt', 'timeZone'])
      .select(['line.subject as lineId', 'line.friend'])
      .select(
        sql<string[]>`array(select id from push_subscriptions as push
          where push.shop_id = ${tx.shopId} and push.member_id = members.id order by id)`.as('pushIds'),
      ),
  );
  return new Map(rows.map((row) => [row.id, { ...row, wishes: wishesOf(row, shopTimeZone) }]));
}
export type Recipient = Awaited<ReturnType<typeof recipientsOf>> extends Map<string, infer One> ? One : never;

interface StoredWishes {
  readonly noticeChannels: readonly MessageChannel[];
  readonly off: readonly MutedKindKey[] | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly digestAt: number | null;
  readonly timeZone: string | null;
}

function wishesOf(row: StoredWishes, shopTimeZone: string): NoticePreferences {
  const { quietFrom: from, quietUntil: until } = row;
  return {
    ways: row.noticeChannels,
    off: row.off ?? [],
    quiet: from === null || until === null ? null : { from, until },
    digestAt: row.digestAt,
    timeZone: row.timeZone ?? shopTimeZone,
  };
}

/**
 * The channels that reach the member. LINE accepts messages to non-friends without delivering them, so known
 * non-friends are left out, as are addresses whose mail bounces.
 */
export function reachableChannels({
  email,
  lineId,
  friend,
  pushIds,
  bouncedAt,
}: Reachable): MessageChannel[] {
  return [
    ...(email !== '' && bouncedAt === null ? (['email'] as const) : []),
    'sms',
    ...(lineId === null || friend === false ? [] : (['line'] as const)),
    ...(pushIds.length === 0 ? [] : (['push'] as const)),
  ];
}

type Reachable = Pick<Recipient, 'email' | 'lineId' | 'friend' | 'pushIds' | 'bouncedAt'>;

type Wishes = Omit<NoticePreferences, 'timeZone'> & { readonly timeZone: string | null };

export async function storePreferences(tx: Tx, memberId: string, wishes: Wishes): Promise<void> {
  const row = {
    off: [...new Set(wishes.off)],
    quietFrom: wishes.quiet?.from ?? null,
    quietUntil: wishes.quiet?.until ?? null,
    digestAt: wishes.digestAt,
    timeZone: wishes.timeZone,
    updatedAt: tx.now,
  };
  await Promise.all([
    tx.run(ofMember(tx, memberId).set({ noticeChannels: [...new Set(wishes.ways)] })),
    putRow(tx, 'noticeWishes', { memberId }, row),
  ]);
}

const ofMember = (tx: Tx, memberId: string) => updateInShop(tx, 'members', { id: memberId });

/** Switches a channel on or off and changes nothing else. False if there is no such member. */
export async function setNoticeChannelEnabled(
  tx: Tx,
  memberId: string,
  way: MessageChannel,
  on: boolean,
): Promise<boolean> {
  const without = sql<MessageChannel[]>`array_remove(notice_channels, ${way})`;
  const ways = on
    ? sql<MessageChannel[]>`array_append(array_remove(notice_channels, ${way}), ${way})`
    : without;
  return (await tx.run(ofMember(tx, memberId).set({ noticeChannels: ways }))) === 1;
}

/** Switches one kind of notification off or on again for one channel. */
export async function setNoticeKindEnabled(
  tx: Tx,
  memberId: string,
  mark: MutedKindKey,
  on: boolean,
): Promise<void> {
  const others = sql<MutedKindKey[]>`array_remove(notice_wishes.off, ${mark})`;
  await tx.run(
    db
      .insertInto('noticeWishes')
      .values({ shopId: tx.shopId, memberId, off: on ? [] : [mark], updatedAt: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'memberId']).doUpdateSet({
          off: on
            ? others
            : sql<MutedKindKey[]>`array_append(array_remove(notice_wishes.off, ${mark}), ${mark})`,
          updatedAt: tx.now,
        }),
      ),
  );
}

/** The member's choices for the unsubscribe page; undefined if the member no longer exists. */
export function unsubscribePreferences(tx: Tx, memberId: string) {
  return tx.maybe(
    fromShop(tx, 'members', { 'members.id': memberId })
      .leftJoin('noticeWishes', shopJoin('noticeWishes.memberId', 'members.id'))
      .select(['members.lang', 'noticeChannels', 'off']),
  );
}

/** The member with exactly this account. */
export async function memberIdByAccount(tx: Tx, account: string): Promise<string | undefined> {
  const row = await findRow(tx, 'members', { account }, ['id']);
  return row?.id;
}
