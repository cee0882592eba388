import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findShown, noteOpened } from './store.ts';

export const openAnnouncement: Handler<'openAnnouncement'> = async (
  tx,
  { memberId, actingStaffId },
  { id },
) => {
  const row = await findShown(tx, memberId, id);
  if (row === undefined) return refuse('row.notFound');
  // What somebody else looks at in the member's name, the member has not read.
  if (actingStaffId === null) await noteOpened(tx, memberId, id);
  const { acknowledgedAt, readSeconds } = row;
  return { secondsLeft: acknowledgedAt === null ? readSeconds : 0, acknowledgedAt };
};
