import type { MessageState } from '@crossdock/domain/notices/delivery.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop } from '../platform/rows.ts';

export function noticesToMember(tx: Tx, memberId: string, paging: Paging) {
  const rows = fromShop(tx, 'notifications', { memberId })
    .select(['id', 'event', 'subjectId', 'params', 'createdAt', 'listed', 'readAt'])
    .orderBy('id', 'desc');
  return pageOf(tx, rows, paging);
}

interface Sent {
  readonly id: string;
  readonly state: MessageState;
  readonly failure: string | null;
}

/** The channels by which notifications were sent, with the delivery outcome of their messages. */
export async function deliveriesOf(tx: Tx, notificationIds: readonly string[]) {
  return tx.allOf(
    notificationIds,
    fromShop(tx, 'noticeWays', { notificationId: notificationIds })
      .select(['notificationId', 'way', 'state', 'dueAt', 'gathered', 'skippedFor'])
      .select(
        sql<
          Sent[]
        >`coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'state', m.state, 'failure', m.failure)
          order by m.id) from outgoing_messages as m
          where m.shop_id = ${tx.shopId} and m.id = any(notice_ways.message_ids)), '[]')`.as('messages'),
      )
      .orderBy('way'),
  );
}
