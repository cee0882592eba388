import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { templateLanguages } from './templates.store.ts';
import { eventsOf } from './view.ts';

export const getNoticeSettings: Handler<'getNoticeSettings'> = async (tx, actor) => {
  const { notices } = await currentSettings(tx);
  return { events: eventsOf(notices, actor.lang, await templateLanguages(tx)) };
};
