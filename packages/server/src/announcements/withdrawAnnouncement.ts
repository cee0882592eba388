import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { changeAnnouncement, findAnnouncement } from './desk.store.ts';
import { transitionRefusal } from './transitionRefusal.ts';
import { editedAnnouncementOf } from './view.ts';

export const withdrawAnnouncement: Handler<'withdrawAnnouncement'> = async (tx, actor, one, services) => {
  const refusal = await transitionRefusal(tx, one, 'withdraw');
  if (refusal) return refusal;
  const change = { released: false, publishAt: null, updatedBy: actor.staffId };
  if (!(await changeAnnouncement(tx, one, change))) return refuse('row.changed');
  const row = await findAnnouncement(tx, one.id);
  return row ? editedAnnouncementOf(row, actor, services, tx) : refuse('row.notFound');
};
