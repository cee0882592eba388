import type { SentWay } from '@crossdock/domain/notices/events.ts';
import type { SkippedFor, WayPlan } from '@crossdock/domain/notices/plan.ts';
import { sql } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** Some notifications that are not planned yet, locked until this transaction ends. */
export function takeUntold(tx: Tx, atMost: number) {
  return tx.all(
    db
      .selectFrom('notifications')
      .select(['id', 'memberId', 'event', 'channels'])
      .where('shopId', '=', tx.shopId)
      .where('toldAt', 'is', null)
      .orderBy('id')
      .limit(atMost)
      .forUpdate()
      .skipLocked(),
  );
}

export type Untold = Awaited<ReturnType<typeof takeUntold>>[number];

export async function markTold(tx: Tx, untold: readonly Untold[]): Promise<void> {
  await tx.run(
    db
      .updateTable('notifications')
      .set({ toldAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where(
        'id',
        'in',
        untold.map(({ id }) => id),
      ),
  );
}

export interface PlannedNotice {
  readonly id: string;
  readonly memberId: string;
  readonly ways: readonly (WayPlan | { readonly way: SentWay; readonly skippedFor: 'memberClosed' })[];
}

export async function keepPlans(tx: Tx, plans: readonly PlannedNotice[]): Promise<void> {
  const rows = plans.flatMap(({ id, memberId, ways }) =>
    ways.map((plan) => ({
      shopId: tx.shopId,
      notificationId: id,
      memberId,
      way: plan.way,
      ...('skippedFor' in plan
        ? { state: 'skipped' as const, skippedFor: plan.skippedFor, dueAt: null, gathered: false }
        : { state: 'waiting' as const, skippedFor: null, dueAt: plan.at, gathered: plan.gathered }),
    })),
  );
  if (rows.length > 0) await insertRows(tx, 'noticeWays', rows);
}

const dueRows = (tx: Tx, gathered: boolean) =>
  db
    .selectFrom('noticeWays')
    .where('shopId', '=', tx.shopId)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', tx.now)
    .where('gathered', '=', gathered);

export interface DueWay {
  readonly notificationId: string;
  readonly way: SentWay;
  readonly memberId: string;
}

export type Gatherer = Pick<DueWay, 'memberId' | 'way'>;

/** Some single messages that are due, locked until this transaction ends. */
export function takeDue(tx: Tx, atMost: number): Promise<DueWay[]> {
  return tx.all(
    dueRows(tx, false)
      .select(['notificationId', 'way', 'memberId'])
      .orderBy('dueAt')
      .limit(atMost)
      .forUpdate()
      .skipLocked(),
  );
}

/**
 * All waiting messages of one member and channel that belong in one summary. Locked, so that only one summary
 * is written.
 */
export async function takeGathered(tx: Tx, memberId: string, way: SentWay): Promise<DueWay[]> {
  const free = await tx.maybe(
    db
      .selectFrom('noticeWishes')
      .select('memberId')
      .where('shopId', '=', tx.shopId)
      .where('memberId', '=', memberId)
      .forUpdate()
      .skipLocked(),
  );
  if (free === undefined) return [];
  return tx.all(
    dueRows(tx, true)
      .select(['notificationId', 'way', 'memberId'])
      .where('memberId', '=', memberId)
      .where('way', '=', way)
      .orderBy('notificationId')
      .forUpdate(),
  );
}

export function gatherersDue(tx: Tx, atMost: number) {
  return tx.all(dueRows(tx, true).select(['memberId', 'way']).distinct().limit(atMost));
}

const wayRow = (tx: Tx, { notificationId, way }: DueWay) =>
  db
    .updateTable('noticeWays')
    .where('shopId', '=', tx.shopId)
    .where('notificationId', '=', notificationId)
    .where('way', '=', way);

export async function markWritten(tx: Tx, rows: readonly DueWay[], messageIds: string[]): Promise<void> {
  await Promise.all(
    rows.map((row) => tx.run(wayRow(tx, row).set({ state: 'written', dueAt: null, messageIds }))),
  );
}

export async function markSkipped(
  tx: Tx,
  row: DueWay,
  skippedFor: SkippedFor | 'memberClosed',
): Promise<void> {
  await tx.run(wayRow(tx, row).set({ state: 'skipped', dueAt: null, skippedFor }));
}

/** The events of these rows. */
export async function noticesOf(tx: Tx, rows: readonly DueWay[]) {
  const ids = rows.map(({ notificationId }) => notificationId);
  const found = await tx.all(
    db
      .selectFrom('notifications')
      .select(['id', 'event', 'subjectId', 'params', 'channels', 'createdAt', 'traceparent'])
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', ids),
  );
  return new Map(found.map((row) => [row.id, row]));
}
export type ToldNotice = Awaited<ReturnType<typeof noticesOf>> extends Map<string, infer One> ? One : never;

export async function isAnythingToTell(tx: Tx): Promise<boolean> {
  const [untold, ...due] = await Promise.all([
    tx.maybe(
      db
        .selectFrom('notifications')
        .select('id')
        .where('shopId', '=', tx.shopId)
        .where('toldAt', 'is', null)
        .limit(1),
    ),
    ...[false, true].map((gathered) => tx.maybe(dueRows(tx, gathered).select('way').limit(1))),
  ]);
  return untold !== undefined || due.some((row) => row !== undefined);
}

/** When the next notification must be processed: unplanned ones at once, planned ones at their own time. */
export const nextToTell = ({ shopId, now }: Pick<Tx, 'shopId' | 'now'>) =>
  sql`select min(at) as at from (
    select min(due_at) as at from notice_ways where shop_id = ${shopId} and state = 'waiting'
    union all select ${now}::timestamptz from notifications where shop_id = ${shopId} and told_at is null having count(*) > 0) as either`;
