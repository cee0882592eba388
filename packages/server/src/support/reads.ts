import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { activeStaff } from '../staff/store.ts';
import { countWaitingTalks, searchTalks } from './desk.store.ts';
import { mayAnswerTalks } from './mayAnswerTalks.ts';
import { readyAnswers } from './readyAnswers.store.ts';
import { countUnseenAnswers } from './store.ts';
import { talkRowOf } from './view.ts';

export const countUnreadTalk: Handler<'countUnreadTalk'> = async (tx, { memberId }) => ({
  unread: await countUnseenAnswers(tx, memberId),
});

export const getChatSettings: Handler<'getChatSettings'> = async (tx) => {
  const { days, ...rest } = (await currentSettings(tx)).chat;
  return { ...rest, days: [...days] };
};

export const listReadyAnswers: Handler<'listReadyAnswers'> = async (tx) => ({
  list: await readyAnswers(tx),
});

export const listTalkStaff: Handler<'listTalkStaff'> = async (tx) => ({
  list: (await activeStaff(tx)).filter(mayAnswerTalks).map(({ id, name }) => ({ staffId: id, name })),
});

export const listTalks: Handler<'listTalks'> = async (tx, { staffId }, input) => {
  const [page, waiting] = await Promise.all([
    searchTalks(tx, { ...input, staffId }),
    countWaitingTalks(tx, staffId),
  ]);
  return { ...page, list: page.list.map(talkRowOf), waiting };
};
