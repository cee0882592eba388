import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findAnnouncement } from './desk.store.ts';
import { editedAnnouncementOf } from './view.ts';

export const getEditedAnnouncement: Handler<'getEditedAnnouncement'> = async (tx, actor, input, services) => {
  const { id } = input;
  const row = await findAnnouncement(tx, id);
  return row ? editedAnnouncementOf(row, actor, services, tx) : refuse('row.notFound');
};
