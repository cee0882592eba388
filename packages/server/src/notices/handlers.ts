import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { countUnread } from './countUnread.ts';
import { getNoticeChannels } from './getNoticeChannels.ts';
import { getNoticeSettings } from './getNoticeSettings.ts';
import { listNotifications } from './listNotifications.ts';
import { readNotifications } from './readNotifications.ts';
import { saveNoticeSettings } from './saveNoticeSettings.ts';
import { setNoticeChannels } from './setNoticeChannels.ts';

export const noticeHandlers = {
  countUnread,
  getNoticeChannels,
  getNoticeSettings,
  listNotifications,
  readNotifications,
  saveNoticeSettings,
  setNoticeChannels,
} satisfies Partial<Handlers<CallTable>>;
