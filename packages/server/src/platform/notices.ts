import { channelsOf, isNoticeEvent } from '@crossdock/domain/notices/events.ts';
import { insertRows } from './bulk.ts';
import type { Tx } from './db.ts';
import { newId } from './ids.ts';
import { publish } from './realtime.ts';
import { currentTraceparent } from './requestContext.ts';
import type { Actor } from './scope.ts';

export interface Notice {
  readonly memberId: string;
  /** `noun.event`; events that nobody is told of are left out here. */
  readonly event: string;
  readonly subjectId: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The topic of the portal's list; every process hears by it that there is something to tell. */
export const noticesTopic = 'notices';
/** Above this nobody's page is told one by one: it finds them when it is opened. */
const hintedAtMost = 50;

/** Tells members what happened to what is theirs, in the transaction in which it happens. */
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

/** Staff acting as the member are not the member. */
function didIt(actor: Actor, memberId: string): boolean {
  return actor.kind === 'member' && actor.memberId === memberId && actor.actingStaffId === null;
}
