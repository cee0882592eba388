import { type PointsKind, pointsEarned, pointsTakenBack } from '@crossdock/domain/points/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { compileSql, compileStatement } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { actorIds } from '../platform/transitions.ts';

/** The columns of one change, without the member. */
interface Written extends Record<string, unknown> {
  shopId: string;
  /** The number of points, positive. */
  points: number;
  kind: PointsKind;
  orderId: string | null;
  memo: string;
  staffId: string | null;
  at: string;
}

/**
 * The entries of a change. The database makes their ids under the balance's lock, so a member's entries are in
 * order.
 */
const entriesOf = (p: { readonly [K in keyof Written]: unknown }, changed: RawBuilder<unknown>) => sql<{
  memberId: string;
  amount: number;
  balanceAfter: number;
}>`with changed as (${changed})
  insert into points_entries
    (shop_id, id, member_id, kind, amount, owed_change, balance_after, order_id, memo, staff_id, at)
  select ${p.shopId}::uuid, uuidv7(), member_id, ${p.kind}::text, amount, owed_change, balance, ${p.orderId}::uuid,
    ${p.memo}::text, ${p.staffId}::uuid, ${p.at}::timestamptz
  from changed order by member_id
  returning member_id, amount, balance_after`;

/**
 * Gives or takes points. If more points are taken than the balance has, the rest is owed, and later points pay the
 * debt first; at most one of balance and debt is above 0. Members are locked in id order, so that two runs never
 * deadlock. An order earns once, under its own lock; the index on its entry is a second safeguard.
 */
const settle = compileSql<
  Written & { memberIds: readonly string[]; sign: 1 | -1 },
  { memberId: string; amount: number; balanceAfter: number }
>((p) => {
  const change = sql`(${p.points}::integer * ${p.sign}::integer)`;
  return entriesOf(
    p,
    sql`insert into points_balances as mine (shop_id, member_id, balance, owed)
      select ${p.shopId}::uuid, member_id, greatest(${change}, 0), greatest(0 - ${change}, 0)
      from unnest(${p.memberIds}::uuid[]) as members (member_id)
      where ${p.kind}::text <> 'earned' or not exists (
        select from points_entries as before
        where before.shop_id = ${p.shopId}::uuid and before.order_id = ${p.orderId}::uuid and before.kind = 'earned')
      order by member_id
      on conflict (shop_id, member_id) do update set
        balance = greatest(mine.balance - mine.owed + ${change}, 0),
        owed = greatest(mine.owed - mine.balance - ${change}, 0)
      returning new.member_id, new.balance, new.balance - coalesce(old.balance, 0) as amount,
        new.owed - coalesce(old.owed, 0) as owed_change`,
  );
});

/** Takes points if the balance is high enough, else none. */
const take = compileSql<
  Written & { memberId: string },
  { memberId: string; amount: number; balanceAfter: number }
>((p) =>
  entriesOf(
    p,
    sql`update points_balances set balance = balance - ${p.points}::integer
      where shop_id = ${p.shopId}::uuid and member_id = ${p.memberId}::uuid and balance >= ${p.points}::integer
      returning member_id, balance, 0 - ${p.points}::integer as amount, 0 as owed_change`,
  ),
);

export interface PointsChange {
  readonly memberId: string;
  /** The number of points, positive. */
  readonly points: number;
  readonly kind: PointsKind;
  readonly orderId?: string | null | undefined;
  readonly memo: string;
}

const writtenOf = (
  tx: Tx,
  actor: Actor,
  { points, kind, orderId, memo }: Omit<PointsChange, 'memberId'>,
): Written => ({
  shopId: tx.shopId,
  points,
  kind,
  orderId: orderId ?? null,
  memo,
  staffId: actorIds(actor).staffId,
  at: tx.now,
});

/** Gives points; owed points are paid first. */
export async function addPoints(tx: Tx, actor: Actor, change: PointsChange): Promise<void> {
  await Promise.all([
    tx.compiled(settle, { ...writtenOf(tx, actor, change), memberIds: [change.memberId], sign: 1 }),
    publish(tx, 'points', change.memberId),
    tellOfPoints(tx, actor, 'given', [change.memberId], change),
  ]);
}

/** Notifies a member of points that staff gave or took; points of an order are shown with the order. */
async function tellOfPoints(
  tx: Tx,
  actor: Actor,
  how: 'given' | 'taken',
  memberIds: readonly string[],
  { kind, points, memo }: Omit<PointsChange, 'memberId'>,
): Promise<void> {
  if (kind !== 'adjusted') return;
  const params = { points, reason: memo };
  await notify(
    tx,
    actor,
    memberIds.map((memberId) => ({ memberId, event: `points.${how}`, subjectId: null, params })),
  );
}

/** Like `addPoints`, for many members at once, without realtime events. */
export async function addPointsToAll(
  tx: Tx,
  actor: Actor,
  memberIds: readonly string[],
  change: Omit<PointsChange, 'memberId'>,
): Promise<void> {
  await Promise.all([
    tx.compiled(settle, { ...writtenOf(tx, actor, change), memberIds, sign: 1 }),
    publish(tx, 'points', null),
    tellOfPoints(tx, actor, 'given', memberIds, change),
  ]);
}

/**
 * Takes points if the balance is high enough. Of several attempts at once, only those that the balance covers
 * succeed.
 */
export async function takePoints(tx: Tx, actor: Actor, change: PointsChange): Promise<boolean> {
  const taken = await tx.compiled(take, { ...writtenOf(tx, actor, change), memberId: change.memberId });
  if (taken.length === 0) return false;
  await Promise.all([
    publish(tx, 'points', change.memberId),
    tellOfPoints(tx, actor, 'taken', [change.memberId], change),
  ]);
  return true;
}

interface OrderPoints {
  readonly memberId: string;
  readonly points: number;
  readonly orderId: string;
  readonly memo: string;
}

/** Uses points on an order; false, without changes, if the member has fewer. */
export function spendPoints(tx: Tx, actor: Actor, spent: OrderPoints): Promise<boolean> {
  return takePoints(tx, actor, { ...spent, kind: 'spent' });
}

/** Returns the points that an order used. */
export function returnPoints(tx: Tx, actor: Actor, returned: OrderPoints): Promise<void> {
  return addPoints(tx, actor, { ...returned, kind: 'returned' });
}

interface EarningOrder {
  readonly id: string;
  readonly memberId: string;
}

/** Credits points for paid freight, once per order; the payer holds the order's lock. Amounts are in minor units. */
export async function creditEarnedPoints(
  tx: Tx,
  actor: Actor,
  { order, freightMinor }: { readonly order: EarningOrder; readonly freightMinor: number },
): Promise<void> {
  const points = pointsEarned(freightMinor, actor.shop.settings.points);
  if (points === 0) return;
  await addPoints(tx, actor, {
    memberId: order.memberId,
    points,
    kind: 'earned',
    orderId: order.id,
    memo: '',
  });
}

const remainingOf = compileStatement<{ shopId: string; orderId: string }, { points: number }>((p) =>
  fromShop(p, 'pointsEntries', { orderId: p.orderId })
    // Subtracts the change of the debt from the change of the balance, because points that paid a debt were earned
    // too.
    .select(sql<number>`coalesce(sum(amount - owed_change), 0)::integer`.as('points'))
    .where('kind', 'in', ['earned', 'reversed']),
);

/** Takes back an order's points in proportion to its refund; already spent points become a debt. */
export async function takeBackPoints(
  tx: Tx,
  actor: Actor,
  refund: { readonly order: EarningOrder; readonly refundedMinor: number; readonly keptMinor: number },
): Promise<void> {
  const { id: orderId, memberId } = refund.order;
  const [remaining] = await tx.compiled(remainingOf, { shopId: tx.shopId, orderId });
  const points = pointsTakenBack(remaining?.points ?? 0, refund);
  if (points <= 0) return;
  const change = writtenOf(tx, actor, { points, kind: 'reversed', orderId, memo: '' });
  await Promise.all([
    tx.compiled(settle, { ...change, memberIds: [memberId], sign: -1 }),
    publish(tx, 'points', memberId),
  ]);
}

const balances = compileStatement<{ shopId: string; memberId: string }, { balance: number; owed: number }>(
  (p) => fromShop(p, 'pointsBalances', { memberId: p.memberId }).select(['balance', 'owed']),
);

export interface PointsBalance {
  readonly balance: number;
  /** Points that were taken back after they were spent; the next points are used to pay them. */
  readonly owed: number;
}

export async function pointsBalanceOf(tx: Tx, memberId: string): Promise<PointsBalance> {
  const [row] = await tx.compiled(balances, { shopId: tx.shopId, memberId });
  return row ?? { balance: 0, owed: 0 };
}

/** The member's usable points. */
export async function usablePointsBalance(tx: Tx, memberId: string): Promise<number> {
  return (await pointsBalanceOf(tx, memberId)).balance;
}
