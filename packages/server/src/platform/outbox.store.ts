import type { MessageChannel, NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { countTextSegments } from '@crossdock/domain/notices/segments.ts';
import { sql, type Updateable } from 'kysely';
import { expectReport, type ReportExpectation, stopExpectingReport } from './awaitedReports.store.ts';
import type { Tx } from './db.ts';
import { fieldOf } from './fieldOf.ts';
import { db } from './query.ts';
import { redactedMessage } from './redactedMessage.ts';
import { currentTraceparent } from './requestContext.ts';
import { changeRow, deleteFromShop, fromShop, insertRow, updateInShop } from './rows.ts';
import type { OutgoingMessagesTable } from './schema.gen.ts';

export type OutboxChannel = MessageChannel;

export interface Message {
  readonly channel: OutboxChannel;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /**
   * Whether the message contains a code or link that acts for the member. Such a message is masked for staff, and its
   * text is deleted after sending. Default: true.
   */
  readonly secret?: boolean;
  /** After this time (ISO 8601 UTC) the message is useless: it is no longer sent, and its body is deleted. */
  readonly expiresAt?: string;
  /** For a notification: its member, its event (null for a summary of several), and the page that it leads to. */
  readonly memberId?: string | null;
  readonly event?: NoticeEvent | null;
  readonly link?: string | null;
}

export async function queueMessage(
  tx: Tx,
  id: string,
  message: Message & { readonly secret: boolean; readonly expiresAt: string },
): Promise<void> {
  await Promise.all([
    insertRow(tx, 'outgoingMessages', {
      id,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      secret: message.secret,
      memberId: message.memberId ?? null,
      event: message.event ?? null,
      link: message.link ?? null,
      segments: message.channel === 'sms' ? countTextSegments(message.body) : null,
      createdAt: tx.now,
    }),
    insertRow(tx, 'outbox', {
      messageId: id,
      dueAt: tx.now,
      expiresAt: message.expiresAt,
      traceparent: currentTraceparent(),
    }),
  ]);
}

/** A message claimed for one attempt. No other process can claim it before the lease expires. */
export interface ClaimedMessage extends Message {
  readonly id: string;
  readonly leaseId: string;
  /** The number of this attempt, from 1. */
  readonly attempt: number;
  readonly expiresAt: string;
}

/** A message as read from the outbox, with the time it was due, and the trace of its cause. */
export interface OutboxMessage extends ClaimedMessage {
  readonly dueAt: string;
  readonly traceparent: string | null;
}

const outboxRow = (tx: Tx, { id, leaseId }: Pick<ClaimedMessage, 'id' | 'leaseId'>) =>
  updateInShop(tx, 'outbox', { messageId: id, leaseId });

const isFree = (now: string) => sql<boolean>`(lease_until is null or lease_until < ${now})`;

/** Claims up to `atMost` messages that are due, or whose sender was lost before sending anything. */
export async function claimDueMessages(
  tx: Tx,
  leaseId: string,
  leaseUntil: string,
  atMost: number,
): Promise<OutboxMessage[]> {
  const taken = await tx.all(
    updateInShop(tx, 'outbox')
      .set({ leaseId, leaseUntil })
      .where('messageId', 'in', (from) =>
        from
          .selectFrom('outbox')
          .select('messageId')
          .where('shopId', '=', tx.shopId)
          .where('dueAt', '<=', tx.now)
          .where('expiresAt', '>', tx.now)
          .where('handedAt', 'is', null)
          .where(isFree(tx.now))
          .orderBy('dueAt')
          .limit(atMost)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['messageId', 'expiresAt', 'dueAt', 'traceparent']),
  );
  const rows = await tx.allOf(
    taken,
    updateInShop(tx, 'outgoingMessages')
      .set((row) => ({ state: 'sending', attempts: row('attempts', '+', 1) }))
      .where('id', 'in', fieldOf(taken, 'messageId'))
      .returning(['id', 'channel', 'recipient', 'subject', 'body', 'attempts', 'memberId', 'event', 'link']),
  );
  return rows.flatMap(({ attempts, ...row }) => {
    const due = taken.find(({ messageId }) => messageId === row.id);
    return due ? [{ ...row, ...due, leaseId, attempt: attempts, dueAt: due.dueAt ?? tx.now }] : [];
  });
}

/** Extends the lease of a message; does nothing if the lease has expired. */
export async function renewLease(tx: Tx, claimed: ClaimedMessage, leaseUntil: string): Promise<void> {
  await tx.run(outboxRow(tx, claimed).set({ leaseUntil }).where('leaseUntil', '>', tx.now));
}

/** Records that the receiver may have the message. False if the lease was lost: it must not be sent. */
export function markHandedOver(tx: Tx, claimed: ClaimedMessage): Promise<boolean> {
  return tx.changes(outboxRow(tx, claimed).set({ handedAt: tx.now }).where('leaseUntil', '>', tx.now));
}

export interface FinalMessageState {
  readonly state: 'sent' | 'failed' | 'held' | 'unknown';
  readonly failure?: string;
  readonly reference?: string;
  readonly awaits?: ReportExpectation;
}

/** Ends the sending of a message that was sent or that staff must decide about. Does nothing if the lease was lost. */
export async function recordFinalMessageState(
  tx: Tx,
  claimed: ClaimedMessage,
  ending: FinalMessageState,
): Promise<void> {
  const sent = ending.state === 'sent';
  const ended = await tx.run(
    sent
      ? deleteFromShop(tx, 'outbox', { messageId: claimed.id, leaseId: claimed.leaseId })
      : outboxRow(tx, claimed).set({ ...free, dueAt: null }),
  );
  if (ended === 0) return;
  await setState(tx, claimed.id, {
    state: ending.state,
    failure: ending.failure ?? null,
    reference: ending.reference ?? null,
    sentAt: sent ? tx.now : null,
    ...(sent ? redactedMessage : {}),
  });
  if (ending.awaits) await expectReport(tx, claimed, ending.reference ?? null, ending.awaits);
}

const free = { leaseId: null, leaseUntil: null, handedAt: null };

type Changes = Omit<Updateable<OutgoingMessagesTable>, 'body' | 'subject'> & Partial<typeof redactedMessage>;

async function setState(tx: Tx, id: string, changes: Changes): Promise<void> {
  await changeRow(tx, 'outgoingMessages', id, changes);
}

/** Releases a message for a later attempt. */
export async function postpone(tx: Tx, lease: ClaimedMessage, dueAt: string, failure: string): Promise<void> {
  const given = await tx.run(outboxRow(tx, lease).set({ ...free, dueAt }));
  if (given === 1) await setState(tx, lease.id, { state: 'queued', failure });
}

/** Marks messages that a lost sender may have delivered: staff decide whether to send them again. */
export async function markLostMessages(tx: Tx): Promise<void> {
  await tx.run(
    db
      .with('lost', (cte) =>
        cte
          .updateTable('outbox')
          .set({ ...free, dueAt: null })
          .where('shopId', '=', tx.shopId)
          .where('handedAt', 'is not', null)
          .where('leaseUntil', '<', tx.now)
          .returning('messageId'),
      )
      .updateTable('outgoingMessages')
      .set({ state: 'unknown', failure: 'the sender was lost before it heard the answer' })
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', (from) => from.selectFrom('lost').select('messageId')),
  );
}

/** Ends expired messages, which are no longer sent, and deletes their codes and links. */
export async function endExpiredMessages(tx: Tx): Promise<void> {
  await tx.run(
    db
      .with('over', (cte) =>
        cte
          .deleteFrom('outbox')
          .where('shopId', '=', tx.shopId)
          .where('expiresAt', '<=', tx.now)
          .where(isFree(tx.now))
          .returning('messageId'),
      )
      .updateTable('outgoingMessages')
      .set({
        ...redactedMessage,
        state: sql<'failed'>`case when state in ('queued', 'sending') then 'failed' else state end`,
        failure: sql<string>`coalesce(failure, case when state <> 'held' then 'ran out before it could be sent' end)`,
      })
      .where('shopId', '=', tx.shopId)
      .where('id', 'in', (from) => from.selectFrom('over').select('messageId')),
  );
}

/** Whether any message was lost by its sender, has expired, or is due. */
export async function isAnyMessageToTidy(tx: Tx): Promise<boolean> {
  const mine = () => fromShop(tx, 'outbox').select('messageId').limit(1);
  const found = await Promise.all([
    tx.maybe(mine().where('handedAt', 'is not', null).where('leaseUntil', '<', tx.now)),
    tx.maybe(mine().where('expiresAt', '<=', tx.now).where(isFree(tx.now))),
    tx.maybe(mine().where('dueAt', '<=', tx.now).where(isFree(tx.now))),
  ]);
  return found.some((row) => row !== undefined);
}

export function isAnyMessageDue(tx: Tx): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'outbox').select('messageId').where('dueAt', '<=', tx.now).where(isFree(tx.now)).limit(1),
  );
}

/** How long the oldest due message has waited; 0 if none is due. */
export async function oldestDueMessageSeconds(tx: Tx): Promise<number> {
  const oldest = await tx.maybe(
    fromShop(tx, 'outbox').select('dueAt').where('dueAt', '<=', tx.now).orderBy('dueAt').limit(1),
  );
  if (oldest === undefined || oldest.dueAt === null) return 0;
  return Math.floor((Date.parse(tx.now) - Date.parse(oldest.dueAt)) / 1000);
}

/** Sends a message again that ended unsent. False if it did not end unsent, or has expired. */
export async function requeueMessage(tx: Tx, id: string): Promise<boolean> {
  const put = await tx.run(
    updateInShop(tx, 'outbox', { messageId: id })
      .set({ dueAt: tx.now, traceparent: currentTraceparent() })
      .where('dueAt', 'is', null)
      .where('expiresAt', '>', tx.now),
  );
  if (put === 1) {
    await setState(tx, id, { state: 'queued', failure: null, delivery: '', reportedAt: null, attempts: 0 });
    // A report about the previous attempt must not count for this one.
    await stopExpectingReport(tx, id);
  }
  return put === 1;
}

/** When the next waiting message or job must be processed. */
export const nextOutboxWorkAt = ({ shopId, now }: Pick<Tx, 'shopId' | 'now'>) =>
  sql`select min(at) as at from (
    select least(min(due_at), min(expires_at), min(lease_until)) as at from outbox where shop_id = ${shopId}
    union all select ${now}::timestamptz from waiting_jobs where shop_id = ${shopId} having count(*) > 0) as either`;
