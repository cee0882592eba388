import type { MessageState } from '@crossdock/domain/notices/delivery.ts';
import type { MessageChannel, NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { eventsOfKind, type NoticeKind } from '@crossdock/domain/notices/kinds.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageWithSeparateCount } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { findRow, fromShop, relatedRows } from '../platform/rows.ts';
import type { Schema } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';

interface MessageFilter {
  readonly words: string;
  readonly channel?: MessageChannel | undefined;
  readonly state?: MessageRow['state'] | undefined;
  readonly kind?: NoticeKind | undefined;
  readonly memberId?: string | undefined;
  readonly made?: RequestedPeriod;
}

function messagesFiltered(tx: Tx, { words, channel, state, kind, memberId, made }: MessageFilter) {
  let query = fromShop(tx, 'outgoingMessages');
  query = filteredBy(query, 'outgoingMessages', { channel, state, memberId });
  if (words !== '') query = query.where('recipient', 'ilike', containsPattern(words));
  query = rowsInPeriod(query, 'createdAt', made);
  // A kind without events matches no message.
  if (kind !== undefined) query = query.where(sql<boolean>`event = any(${eventsOfKind(kind)}::text[])`);
  return query;
}

const memberText = (tx: Tx, row: ExpressionBuilder<Schema, 'outgoingMessages'>, column: 'name' | 'account') =>
  row
    .selectFrom('members')
    .select(`members.${column}`)
    .where('members.shopId', '=', tx.shopId)
    .whereRef('members.id', '=', 'outgoingMessages.memberId');

/** A page of messages, without their bodies, which the list does not show. */
export function searchMessages(tx: Tx, filter: MessageFilter, asked: Paging) {
  const rows = messagesFiltered(tx, filter)
    .select([
      'id',
      'channel',
      'recipient',
      'subject',
      'secret',
      'state',
      'failure',
      'delivery',
      'attempts',
      'segments',
      'reference',
      'createdAt',
      'sentAt',
      'reportedAt',
      'memberId',
      'event',
    ])
    .select((row) => [
      memberText(tx, row, 'name').as('memberName'),
      memberText(tx, row, 'account').as('memberAccount'),
    ])
    .select(({ exists }) =>
      exists(relatedRows(tx, 'awaitedReports.messageId', 'outgoingMessages.id')).as('awaited'),
    )
    .select(({ exists }) =>
      exists(
        relatedRows(tx, 'outbox.messageId', 'outgoingMessages.id')
          .where('outbox.dueAt', 'is', null)
          .where('outbox.expiresAt', '>', tx.now),
      ).as('retryable'),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return pageWithSeparateCount(tx, rows, messagesFiltered(tx, filter).select('id'), asked);
}

export interface MessageRow {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly memberId: string | null;
  readonly memberName: string | null;
  readonly memberAccount: string | null;
  readonly event: NoticeEvent | null;
  readonly subject: string;
  readonly secret: boolean;
  readonly state: MessageState;
  readonly failure: string | null;
  /** Why the message was not delivered; empty if unknown. */
  readonly delivery: string;
  readonly attempts: number;
  readonly segments: number | null;
  readonly reference: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly reportedAt: string | null;
  readonly awaited: unknown;
  readonly retryable: unknown;
}

/** Channels with messages that wait for another try, with the latest error. */
export function failingChannels(tx: Tx) {
  return tx.all(
    db
      // Reads few rows, because only unsent messages match.
      .selectFrom('outbox')
      .innerJoin('outgoingMessages as message', shopJoin('message.id', 'outbox.messageId'))
      .select(['message.channel', sql<number>`count(*)`.as('count')])
      .select(sql<string>`(array_agg(message.failure order by message.created_at desc))[1]`.as('failure'))
      .where('outbox.shopId', '=', tx.shopId)
      .where('message.state', '=', 'queued')
      .where('message.failure', 'is not', null)
      .where('message.channel', 'in', ['email', 'sms', 'line'])
      .groupBy('message.channel')
      .orderBy('message.channel'),
  );
}

export function findMessageText(tx: Tx, id: string) {
  return findRow(tx, 'outgoingMessages', { id }, ['body', 'secret']);
}
