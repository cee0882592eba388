import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findShownAnnouncement, recordOpened } from './store.ts';

export const openAnnouncement: Handler<'openAnnouncement'> = async (
  tx,
  { memberId, actingStaffId },
  { id },
) => {
  const row = await findShownAnnouncement(tx, memberId, id);
  if (row === undefined) return refuse('row.notFound');
  // If staff act as the member, the announcement does not count as read by the member.
  if (actingStaffId === null) await recordOpened(tx, memberId, id);
  const { acknowledgedAt, readSeconds } = row;
  return { secondsLeft: acknowledgedAt === null ? readSeconds : 0, acknowledgedAt };
};
