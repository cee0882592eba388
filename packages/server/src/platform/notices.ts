import { channelsOf, isNoticeEvent, type NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from './bulk.ts';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { publish } from './realtime.ts';
import { currentTraceparent } from './requestContext.ts';
import type { Actor } from './scope.ts';

export interface Notice {
  readonly memberId: string;
  /** `noun.event`. Events without notifications are ignored here. */
  readonly event: string;
  readonly subjectId: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The topic of the portal's list. An event of it also informs every process that there are notifications to send. */
export const noticesTopic = 'notices';
/**
 * Above this number, open pages are not informed one by one; notifications appear when a page is next loaded.
 */
const hintedAtMost = 50;

/** Notifies members of a change that concerns them, for example of their parcel, in the transaction of that change. */
export async function notify(tx: Tx, actor: Actor, notices: readonly Notice[]): Promise<void> {
  const rows = notices.flatMap(({ memberId, event, subjectId, params }) => {
    if (!isNoticeEvent(event) || didIt(actor, memberId)) return [];
    const channels = channelsOf(actor.shop.settings.notices, event);
    if (channels.length === 0) return [];
    return {
      shopId: tx.shopId,
      id: newId(),
      memberId,
      event,
      subjectId,
      params,
      channels,
      listed: channels.includes('app'),
      createdAt: tx.now,
      traceparent: currentTraceparent(),
      toldAt: channels.some((one) => one !== 'app') ? null : tx.now,
    };
  });
  if (rows.length === 0) return;
  const members = [...new Set(rows.map((row) => row.memberId))];
  await Promise.all([
    insertRows(tx, 'notifications', rows),
    ...(members.length > hintedAtMost ? [null] : members).map((memberId) =>
      publish(tx, noticesTopic, memberId),
    ),
  ]);
}

/** The condition that the member of a row of the table has no notification of this event about that row. */
export const hasNoNotification = (
  tx: Tx,
  event: NoticeEvent,
  table: string,
  ofThese: RawBuilder<boolean> = sql`true`,
) => sql<boolean>`not exists (select from notifications as told where told.shop_id = ${tx.shopId}
  and told.member_id = ${sql.ref(`${table}.memberId`)} and told.subject_id = ${sql.ref(`${table}.id`)}
  and told.event = ${event} and ${ofThese})`;

/** Whether the member made the change. Staff acting as the member do not count as the member. */
function didIt(actor: Actor, memberId: string): boolean {
  return actor.kind === 'member' && actor.memberId === memberId && actor.actingStaffId === null;
}
