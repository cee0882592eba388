import { refuse } from '@crossdock/contract/refusals.ts';
import { announcementState, isValidPeriod } from '@crossdock/domain/announcements/rules.ts';
import { withPreparation } from '../platform/handler.ts';
import { cleanTexts, withPictures } from '../platform/richText.ts';
import {
  changeAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  levelsAndChannelsExist,
} from './desk.store.ts';
import { firstEmptyTextField } from './firstEmptyTextField.ts';
import { editedAnnouncementOf } from './view.ts';

export const saveAnnouncement = withPreparation<'saveAnnouncement'>()({
  prepare: (noTransaction, _actor, { texts }) => cleanTexts(noTransaction, texts),
  handle: async (tx, actor, { id, version, texts: _, ...content }, services, clean) => {
    const before = id === undefined ? undefined : await findAnnouncement(tx, id);
    if (id !== undefined && before === undefined) return refuse('row.notFound');
    const [texts, isAudience] = await Promise.all([
      withPictures(tx, clean),
      levelsAndChannelsExist(tx, content),
    ]);
    if (texts === undefined) return refuse('article.picture', {}, 'texts');
    if (!isAudience) return refuse('announcement.audience');
    const state = before ? announcementState(before, tx.now) : 'draft';
    if (state === 'planned' || state === 'live') {
      const empty = firstEmptyTextField(texts);
      if (empty) return refuse('announcement.empty', {}, empty);
      if (!isValidPeriod(before?.publishAt ?? tx.now, content.endsAt, tx.now))
        return refuse('announcement.periodOver', {}, 'endsAt');
    }
    const written = {
      ...content,
      texts: JSON.stringify(texts),
      fileIds: [...clean.fileIds],
      updatedBy: actor.staffId,
    };
    if (id !== undefined && !(await changeAnnouncement(tx, { id, version }, written)))
      return refuse('row.changed');
    const row = await findAnnouncement(tx, id ?? (await insertAnnouncement(tx, written)));
    return row ? editedAnnouncementOf(row, actor, services, tx) : refuse('row.notFound');
  },
});
