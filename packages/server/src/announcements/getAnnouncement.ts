import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findShown } from './store.ts';
import { announcementTextOf, memberOf } from './view.ts';

export const getAnnouncement: Handler<'getAnnouncement'> = async (tx, actor, { id }, services) => {
  const row = await findShown(tx, memberOf(actor), id);
  return row ? announcementTextOf(row, actor, services, tx) : refuse('row.notFound');
};
