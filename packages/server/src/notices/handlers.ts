import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addPushBrowser } from './addPushBrowser.ts';
import { countUnread } from './countUnread.ts';
import { getNoticeSettings } from './getNoticeSettings.ts';
import { getNoticeTemplate } from './getNoticeTemplate.ts';
import { getNoticeWishes } from './getNoticeWishes.ts';
import { getPushBrowsers } from './getPushBrowsers.ts';
import { listMemberNotices } from './listMemberNotices.ts';
import { listNotifications } from './listNotifications.ts';
import { readNotifications } from './readNotifications.ts';
import { removePushBrowser } from './removePushBrowser.ts';
import { renewPushBrowser } from './renewPushBrowser.ts';
import { saveNoticeSettings } from './saveNoticeSettings.ts';
import { saveNoticeTemplate } from './saveNoticeTemplate.ts';
import { saveNoticeWishes } from './saveNoticeWishes.ts';
import { tryNotice } from './tryNotice.ts';

export const noticeHandlers = {
  addPushBrowser,
  countUnread,
  getNoticeSettings,
  getNoticeTemplate,
  getNoticeWishes,
  getPushBrowsers,
  listMemberNotices,
  listNotifications,
  readNotifications,
  removePushBrowser,
  renewPushBrowser,
  saveNoticeSettings,
  saveNoticeTemplate,
  saveNoticeWishes,
  tryNotice,
} satisfies Partial<Handlers<CallTable>>;
