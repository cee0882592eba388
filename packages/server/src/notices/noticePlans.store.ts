import type { MessageChannel } from '@crossdock/domain/notices/events.ts';
import type { ChannelPlan, SkipReason } from '@crossdock/domain/notices/plan.ts';
import { sql } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { findRows, fromShop, updateInShop } from '../platform/rows.ts';

/** Some notifications that are not planned yet, locked until this transaction ends. */
export function lockUnplannedNotices(tx: Tx, atMost: number) {
  return tx.all(
    fromShop(tx, 'notifications')
      .select(['id', 'memberId', 'event', 'channels'])
      .where('toldAt', 'is', null)
      .orderBy('id')
      .limit(atMost)
      .forUpdate()
      .skipLocked(),
  );
}

export type UnplannedNotice = Awaited<ReturnType<typeof lockUnplannedNotices>>[number];

export async function markPlanned(tx: Tx, untold: readonly UnplannedNotice[]): Promise<void> {
  await tx.run(
    updateInShop(tx, 'notifications').set({ toldAt: tx.now }).where('id', 'in', fieldOf(untold, 'id')),
  );
}

export interface PlannedNotice {
  readonly id: string;
  readonly memberId: string;
  readonly ways: readonly (
    | ChannelPlan
    | { readonly way: MessageChannel; readonly skippedFor: 'memberClosed' }
  )[];
}

export async function storePlans(tx: Tx, plans: readonly PlannedNotice[]): Promise<void> {
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
  fromShop(tx, 'noticeWays', { state: 'waiting' })
    .where('dueAt', '<=', tx.now)
    .where('gathered', '=', gathered);

export interface DueMessage {
  readonly notificationId: string;
  readonly way: MessageChannel;
  readonly memberId: string;
}

export type SummaryRecipient = Pick<DueMessage, 'memberId' | 'way'>;

/** Some single messages that are due, locked until this transaction ends. */
export function lockDueMessages(tx: Tx, atMost: number): Promise<DueMessage[]> {
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
export async function lockSummaryMessages(
  tx: Tx,
  memberId: string,
  way: MessageChannel,
): Promise<DueMessage[]> {
  const free = await tx.maybe(
    fromShop(tx, 'noticeWishes', { memberId }).select('memberId').forUpdate().skipLocked(),
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

export function dueSummaryRecipients(tx: Tx, atMost: number) {
  return tx.all(dueRows(tx, true).select(['memberId', 'way']).distinct().limit(atMost));
}

const wayRow = (tx: Tx, { notificationId, way }: DueMessage) =>
  updateInShop(tx, 'noticeWays', { notificationId, way });

export async function markWritten(tx: Tx, rows: readonly DueMessage[], messageIds: string[]): Promise<void> {
  await Promise.all(
    rows.map((row) => tx.run(wayRow(tx, row).set({ state: 'written', dueAt: null, messageIds }))),
  );
}

export async function markSkipped(
  tx: Tx,
  row: DueMessage,
  skippedFor: SkipReason | 'memberClosed',
): Promise<void> {
  await tx.run(wayRow(tx, row).set({ state: 'skipped', dueAt: null, skippedFor }));
}

/** The notifications that these messages are about, by id. */
export async function noticesById(tx: Tx, rows: readonly DueMessage[]) {
  const ids = fieldOf(rows, 'notificationId');
  const found = await findRows(tx, 'notifications', { id: ids }, [
    'id',
    'event',
    'subjectId',
    'params',
    'channels',
    'createdAt',
    'traceparent',
  ]);
  return new Map(found.map((row) => [row.id, row]));
}
export type NoticeToSend =
  Awaited<ReturnType<typeof noticesById>> extends Map<string, infer One> ? One : never;

export async function hasNoticesToSend(tx: Tx): Promise<boolean> {
  const [untold, ...due] = await Promise.all([
    tx.maybe(fromShop(tx, 'notifications').select('id').where('toldAt', 'is', null).limit(1)),
    ...[false, true].map((gathered) => tx.maybe(dueRows(tx, gathered).select('way').limit(1))),
  ]);
  return untold !== undefined || due.some((row) => row !== undefined);
}

/** When the next notification must be processed: unplanned ones at once, planned ones at their own time. */
export const nextNoticeAt = ({ shopId, now }: Pick<Tx, 'shopId' | 'now'>) =>
  sql`select min(at) as at from (
    select min(due_at) as at from notice_ways where shop_id = ${shopId} and state = 'waiting'
    union all select ${now}::timestamptz from notifications where shop_id = ${shopId} and told_at is null having count(*) > 0) as either`;
