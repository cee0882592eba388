import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findShown, recordOpened } from './store.ts';

export const openAnnouncement: Handler<'openAnnouncement'> = async (
  tx,
  { memberId, actingStaffId },
  { id },
) => {
  const row = await findShown(tx, memberId, id);
  if (row === undefined) return refuse('row.notFound');
  // Staff acting as the member do not count as the member reading it.
  if (actingStaffId === null) await recordOpened(tx, memberId, id);
  const { acknowledgedAt, readSeconds } = row;
  return { secondsLeft: acknowledgedAt === null ? readSeconds : 0, acknowledgedAt };
};
