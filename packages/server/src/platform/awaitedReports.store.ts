import { sourceStates } from '@crossdock/domain/machine.ts';
import { type DeliveryReport, messageMachine, reportTimeoutMs } from '@crossdock/domain/notices/delivery.ts';
import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { db } from './query.ts';
import { publish } from './realtime.ts';
import { redactedMessage } from './redactedMessage.ts';
import { changeRows, deleteRows, fromShop, putRow, updateInShop } from './rows.ts';
import { shopCondition } from './shopCondition.ts';

/** The topic on which the console receives delivery outcomes. No worker listens to it. */
export const outcomeTopic = 'messageOutcomes';

/**
 * A report that is expected from a provider: we ask for it after a delay, or (null) the provider sends it.
 */
export interface ReportExpectation {
  readonly askAfterMs: number | null;
}

interface HandedOver {
  readonly id: string;
  /** The time after which a report is no longer useful. */
  readonly expiresAt: string;
}

/** Records that a report about the message's delivery is expected. */
export async function expectReport(
  tx: Tx,
  message: HandedOver,
  reference: string | null,
  { askAfterMs }: ReportExpectation,
): Promise<void> {
  const awaited = {
    reference,
    askAt: askAfterMs === null ? null : tx.later(askAfterMs),
    asked: 0,
    handedAt: tx.now,
    silentAt: tx.later(reportTimeoutMs),
    usefulUntil: message.expiresAt,
  };
  await putRow(tx, 'awaitedReports', { messageId: message.id }, awaited);
}

export async function stopExpectingReport(tx: Tx, messageId: string): Promise<void> {
  await deleteRows(tx, 'awaitedReports', { messageId });
}

export interface AwaitedReport {
  readonly messageId: string;
  readonly reference: string | null;
  readonly asked: number;
}

/** Whether a provider must be asked for a report, or has not sent one for too long. */
export async function isReportDue(tx: Tx): Promise<boolean> {
  const mine = () => fromShop(tx, 'awaitedReports').select('messageId').limit(1);
  const found = await Promise.all([
    tx.maybe(mine().where('askAt', '<=', tx.now)),
    tx.maybe(mine().where('silentAt', '<=', tx.now)),
  ]);
  return found.some((row) => row !== undefined);
}

/** Claims up to `atMost` messages whose provider must be asked now. They are asked again after `pauseMs`. */
export async function claimReportQueries(
  tx: Tx,
  atMost: number,
  pauseMs: (asked: number) => number,
): Promise<AwaitedReport[]> {
  const due = await tx.all(
    fromShop(tx, 'awaitedReports')
      .select(['messageId', 'reference', 'asked'])
      .where('askAt', '<=', tx.now)
      .orderBy('askAt')
      .limit(atMost)
      .forUpdate()
      .skipLocked(),
  );
  await Promise.all(
    due.map(({ messageId, asked }) =>
      changeRows(
        tx,
        'awaitedReports',
        { messageId },
        { asked: asked + 1, askAt: tx.later(pauseMs(asked + 2)) },
      ),
    ),
  );
  return due;
}

/** Finds the message that a report is about, by our id or by the provider's. Undefined if no report is expected. */
export async function findMessageOfReport(tx: Tx, names: readonly string[]): Promise<string | undefined> {
  const ids = names.filter((name) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name));
  const rows = await tx.all(
    fromShop(tx, 'awaitedReports')
      .select('messageId')
      .where(sql<boolean>`(reference = any(${names}::text[]) or message_id = any(${ids}::uuid[]))`)
      .orderBy(sql`message_id = any(${ids}::uuid[])`, 'desc')
      .limit(2),
  );
  // Our id is unique. If two messages share the provider's id, the report matches neither.
  const own = rows.find(({ messageId }) => ids.includes(messageId));
  return (own ?? (rows.length === 1 ? rows[0] : undefined))?.messageId;
}

/** Records a provider's report. Does nothing after a final report, or if the message is queued again. */
export async function recordReport(tx: Tx, messageId: string, report: DeliveryReport): Promise<boolean> {
  const delivered = report.event === 'deliver';
  const moved = await tx.maybe(
    updateInShop(tx, 'outgoingMessages', { id: messageId })
      .set({
        state: delivered ? 'delivered' : 'failed',
        delivery: delivered ? '' : report.fault,
        failure: delivered ? null : report.said,
        reportedAt: tx.now,
        ...(delivered ? redactedMessage : {}),
      })
      .where('state', 'in', sourceStates(messageMachine, report.event, 'system'))
      .returning('secret'),
  );
  if (moved === undefined) return false;
  await (delivered ? endSending(tx, messageId) : allowRetry(tx, messageId, moved.secret));
  await stopExpectingReport(tx, messageId);
  await publish(tx, outcomeTopic, null);
  return true;
}

/** The message arrived, so it is not sent again. */
async function endSending(tx: Tx, messageId: string): Promise<void> {
  await deleteRows(tx, 'outbox', { messageId });
}

/**
 * Allows staff to resend the failed message if it still has its text. A message with a code (`secret`) has none,
 * because its text is deleted when it is sent.
 */
async function allowRetry(tx: Tx, messageId: string, secret: boolean): Promise<void> {
  if (secret) return;
  await tx.run(
    db
      .insertInto('outbox')
      .columns(['shopId', 'messageId', 'expiresAt'])
      .expression((from) =>
        from
          .selectFrom('awaitedReports')
          .select(['shopId', 'messageId', 'usefulUntil'])
          .where(shopCondition(tx, { messageId }))
          .where('usefulUntil', '>', tx.now),
      )
      .onConflict((conflict) => conflict.columns(['shopId', 'messageId']).doNothing()),
  );
}

/** Stops waiting for a report after a day. A later report still counts. */
export async function stopExpectingOverdueReports(tx: Tx): Promise<void> {
  const ended = await tx.run(
    db
      .with('silent', (cte) =>
        cte
          .updateTable('awaitedReports')
          .set({ askAt: null, silentAt: null })
          .where('shopId', '=', tx.shopId)
          .where('silentAt', '<=', tx.now)
          .returning('messageId'),
      )
      .updateTable('outgoingMessages')
      .set({ state: 'unknown' })
      .where('shopId', '=', tx.shopId)
      .where('state', 'in', sourceStates(messageMachine, 'silence', 'system'))
      .where('id', 'in', (from) => from.selectFrom('silent').select('messageId')),
  );
  if (ended > 0) await publish(tx, outcomeTopic, null);
}

export const nextReportAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select least(min(ask_at), min(silent_at)) as at from awaited_reports where shop_id = ${shopId}`;
