import { noticeChannels } from '@crossdock/domain/notices/events.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';
import { templateLanguages } from './templates.store.ts';
import { noticeEventViewsOf } from './view.ts';

export const saveNoticeSettings: Handler<'saveNoticeSettings'> = async (tx, actor, { events }) => {
  const { notices: before } = await currentSettings(tx);
  const chosen = events.map(({ event, channels }) => [
    event,
    noticeChannels.filter((channel) => channels.includes(channel)),
  ]);
  const notices = { ...before, ...Object.fromEntries(chosen) };
  await changeSettings(tx, { notices });
  return { events: noticeEventViewsOf(notices, actor.lang, await templateLanguages(tx)) };
};
