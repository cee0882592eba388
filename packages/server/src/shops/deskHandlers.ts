import type { auditOutcomeCalls } from '@crossdock/contract/shops/auditOutcomes.ts';
import type { shopDeskCalls } from '@crossdock/contract/shops/desk.ts';
import type { Handlers } from '../platform/handler.ts';
import { getAuditCounts } from './getAuditCounts.ts';
import { getAuditOutcome } from './getAuditOutcome.ts';
import { getDashboard } from './getDashboard.ts';
import { getShopSettings } from './getShopSettings.ts';
import { listShopTexts } from './listShopTexts.ts';
import { saveShopSettings } from './saveShopSettings.ts';
import { saveShopText } from './saveShopText.ts';
import { undoAudit } from './undoAudit.ts';
import { uploadShopIcon } from './uploadShopIcon.ts';

export const shopDeskHandlers: Handlers<typeof auditOutcomeCalls & typeof shopDeskCalls> = {
  getDashboard,
  getAuditCounts,
  getAuditOutcome,
  undoAudit,
  getShopSettings,
  saveShopSettings,
  uploadShopIcon,
  listShopTexts,
  saveShopText,
};
