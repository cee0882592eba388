import { memberDataRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const vipImportsTables = {
  vipImportRows: {
    contains: { zh: 'VIP 订单导入的行', tw: 'VIP 訂單匯入的資料列', en: 'Rows of VIP imports' },
    retention: { after: 'expiresAt', hours: 0 },
    erasure: { goes: ['importId'] },
  },
  // A preview is kept for a week, a confirmed import for half a year.
  vipImports: {
    ...memberDataRule({ zh: 'VIP 订单导入', tw: 'VIP 訂單匯入', en: 'Imports of VIP orders' }),
    retention: { after: 'expiresAt', hours: 0 },
  },
} satisfies TableRules;
