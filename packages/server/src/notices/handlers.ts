import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addPushBrowser } from './addPushBrowser.ts';
import { countUnread } from './countUnread.ts';
import { getNoticeSettings } from './getNoticeSettings.ts';
import { getNoticeWishes } from './getNoticeWishes.ts';
import { getPushBrowsers } from './getPushBrowsers.ts';
import { listNotifications } from './listNotifications.ts';
import { readNotifications } from './readNotifications.ts';
import { removePushBrowser } from './removePushBrowser.ts';
import { saveNoticeSettings } from './saveNoticeSettings.ts';
import { saveNoticeWishes } from './saveNoticeWishes.ts';

export const noticeHandlers = {
  addPushBrowser,
  countUnread,
  getNoticeSettings,
  getNoticeWishes,
  getPushBrowsers,
  listNotifications,
  readNotifications,
  removePushBrowser,
  saveNoticeSettings,
  saveNoticeWishes,
} satisfies Partial<Handlers<CallTable>>;
