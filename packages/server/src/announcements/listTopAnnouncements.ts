import type { Handler } from '../platform/handler.ts';
import { listTop } from './store.ts';
import { announcementTextOf } from './view.ts';

export const listTopAnnouncements: Handler<'listTopAnnouncements'> = async (tx, actor, _input, services) => {
  // Whoever acts as the member is not asked to acknowledge in their place.
  if (actor.actingStaffId !== null) return { list: [] };
  const rows = await listTop(tx, actor.memberId);
  return { list: rows.map((row) => announcementTextOf(row, actor, services, tx)) };
};
