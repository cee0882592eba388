import type { MessageState } from '@crossdock/domain/notices/delivery.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

interface PageAsked {
  readonly pageIndex: number;
  readonly pageSize: number;
}
const countedAtMost = 10_000;

interface MessageFilter {
  readonly words: string;
  readonly channel?: 'email' | 'sms' | undefined;
  readonly state?: MessageRow['state'] | undefined;
}

function messagesFiltered(tx: Tx, { words, channel, state }: MessageFilter) {
  let query = db.selectFrom('outgoing_messages').where('shop_id', '=', tx.shopId);
  if (channel !== undefined) query = query.where('channel', '=', channel);
  if (state !== undefined) query = query.where('state', '=', state);
  if (words !== '') query = query.where('recipient', 'ilike', `%${words.replace(/[\\%_]/g, '\\$&')}%`);
  return query;
}

/** Without the texts: nobody reads those by the dozen. */
export async function searchMessages(tx: Tx, filter: MessageFilter, asked: PageAsked) {
  const counted = messagesFiltered(tx, filter).select('id').limit(countedAtMost).as('counted');
  const [rows, { n }] = await Promise.all([
    tx.all(
      messagesFiltered(tx, filter)
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
          'reference',
          'created_at',
          'sent_at',
          'reported_at',
        ])
        .select((row) =>
          row
            .exists(
              row
                .selectFrom('awaited_reports')
                .select(sql<number>`1`.as('one'))
                .whereRef('awaited_reports.shop_id', '=', 'outgoing_messages.shop_id')
                .whereRef('awaited_reports.message_id', '=', 'outgoing_messages.id'),
            )
            .as('awaited'),
        )
        .select((row) =>
          row
            .exists(
              row
                .selectFrom('outbox')
                .select(sql<number>`1`.as('one'))
                .whereRef('outbox.shop_id', '=', 'outgoing_messages.shop_id')
                .whereRef('outbox.message_id', '=', 'outgoing_messages.id')
                .where('outbox.due_at', 'is', null)
                .where('outbox.expires_at', '>', tx.now),
            )
            .as('retryable'),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(asked.pageSize)
        .offset((asked.pageIndex - 1) * asked.pageSize),
    ),
    tx.one(db.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('n'))),
  ]);
  return { rows, total: n };
}

export interface MessageRow {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly secret: boolean;
  readonly state: MessageState;
  readonly failure: string | null;
  /** Why it did not arrive; empty where nothing was said of that. */
  readonly delivery: string;
  readonly attempts: number;
  readonly reference: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
  readonly reported_at: string | null;
  readonly awaited: unknown;
  readonly retryable: unknown;
}

export function findMessageText(tx: Tx, id: string) {
  return tx.maybe(
    db
      .selectFrom('outgoing_messages')
      .select(['body', 'secret'])
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id),
  );
}
