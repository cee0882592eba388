import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findShown } from './store.ts';
import { announcementTextOf, memberIdOfReader } from './view.ts';

export const getAnnouncement: Handler<'getAnnouncement'> = async (tx, actor, { id }, services) => {
  const row = await findShown(tx, memberIdOfReader(actor), id);
  return row ? announcementTextOf(row, actor, services, tx) : refuse('row.notFound');
};
