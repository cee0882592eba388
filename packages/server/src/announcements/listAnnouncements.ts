import type { Handler } from '../platform/handler.ts';
import { listShown } from './store.ts';
import { announcementOf, memberIdOfReader } from './view.ts';

export const listAnnouncements: Handler<'listAnnouncements'> = async (tx, actor, input) => {
  const page = await listShown(tx, memberIdOfReader(actor), input);
  return { ...page, list: page.list.map((row) => announcementOf(row, actor, tx.now)) };
};
