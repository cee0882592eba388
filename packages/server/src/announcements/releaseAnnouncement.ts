import { refuse } from '@crossdock/contract/refusals.ts';
import {
  announcementState,
  isAnnouncementEventAllowed,
  isValidPeriod,
} from '@crossdock/domain/announcements/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { changeAnnouncement, findAnnouncement } from './desk.store.ts';
import { firstEmptyTextField } from './firstEmptyTextField.ts';
import { editedAnnouncementOf } from './view.ts';

export const releaseAnnouncement: Handler<'releaseAnnouncement'> = async (tx, actor, input, services) => {
  const { id, version, publishAt } = input;
  const before = await findAnnouncement(tx, id);
  if (before === undefined) return refuse('row.notFound');
  if (before.version !== version) return refuse('row.changed');
  if (!isAnnouncementEventAllowed(announcementState(before, tx.now), 'release'))
    return refuse('announcement.state');
  const empty = firstEmptyTextField(before.texts);
  if (empty) return refuse('announcement.empty', {}, empty);
  const at = publishAt === null || publishAt < tx.now ? tx.now : publishAt;
  if (!isValidPeriod(at, before.endsAt, tx.now)) return refuse('announcement.periodOver', {}, 'endsAt');
  const released = { released: true, publishAt: at, updatedBy: actor.staffId };
  if (!(await changeAnnouncement(tx, { id, version }, released))) return refuse('row.changed');
  const row = await findAnnouncement(tx, id);
  return row ? editedAnnouncementOf(row, actor, services, tx) : refuse('row.notFound');
};
