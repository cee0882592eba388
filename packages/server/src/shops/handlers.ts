import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { getAuditCounts } from './getAuditCounts.ts';
import { getAuditOutcome } from './getAuditOutcome.ts';
import { getContact } from './getContact.ts';
import { getDashboard } from './getDashboard.ts';
import { getLanguagePack } from './getLanguagePack.ts';
import { getShopConfig } from './getShopConfig.ts';
import { getShopInfo } from './getShopInfo.ts';
import { getShopSettings } from './getShopSettings.ts';
import { listOpenWork } from './listOpenWork.ts';
import { listShopTexts } from './listShopTexts.ts';
import { retryOpenWork } from './retryOpenWork.ts';
import { saveContact } from './saveContact.ts';
import { saveShopSettings } from './saveShopSettings.ts';
import { saveShopText } from './saveShopText.ts';
import { undoAudit } from './undoAudit.ts';
import { uploadShopIcon } from './uploadShopIcon.ts';

export const shopHandlers = {
  getAuditCounts,
  getAuditOutcome,
  getContact,
  getDashboard,
  getLanguagePack,
  getShopConfig,
  getShopInfo,
  getShopSettings,
  listOpenWork,
  listShopTexts,
  retryOpenWork,
  saveContact,
  saveShopSettings,
  saveShopText,
  undoAudit,
  uploadShopIcon,
} satisfies Partial<Handlers<CallTable>>;
