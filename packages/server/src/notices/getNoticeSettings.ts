import type { noticeCalls } from '@crossdock/contract/notices/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { ownLanguages } from './templates.store.ts';
import { eventsOf } from './view.ts';

export const getNoticeSettings: Handler<(typeof noticeCalls)['getNoticeSettings']> = async (tx, actor) => {
  const { notices } = await currentSettings(tx);
  return { events: eventsOf(notices, actor.lang, await ownLanguages(tx)) };
};
