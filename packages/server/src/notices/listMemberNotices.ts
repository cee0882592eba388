import type { Handler } from '../platform/handler.ts';
import { fatesOf, noticesToMember } from './fates.store.ts';
import { ownWordsOf } from './templates.store.ts';
import { wordsOf } from './view.ts';

export const listMemberNotices: Handler<'listMemberNotices'> = async (tx, actor, { memberId, ...paging }) => {
  const { list, ...counted } = await noticesToMember(tx, memberId, paging);
  const [fates, own] = await Promise.all([
    fatesOf(
      tx,
      list.map(({ id }) => id),
    ),
    ownWordsOf(
      tx,
      list.map(({ event }) => event),
    ),
  ]);
  return {
    ...counted,
    list: list.map(({ params, ...row }) => ({
      ...row,
      ...wordsOf(row.event, params, actor.lang, actor.shop, own(row.event, actor.lang)),
      ways: fates.filter(({ notificationId }) => notificationId === row.id),
    })),
  };
};
