import type { Handler } from '../platform/handler.ts';
import { topAnnouncements } from './store.ts';
import { announcementTextOf } from './view.ts';

export const listTopAnnouncements: Handler<'listTopAnnouncements'> = async (tx, actor, _input, services) => {
  // Staff acting as the member cannot acknowledge for them.
  if (actor.actingStaffId !== null) return { list: [] };
  const rows = await topAnnouncements(tx, actor.memberId);
  return { list: rows.map((row) => announcementTextOf(row, actor, services, tx)) };
};
