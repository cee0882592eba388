import { staffSetupRule } from '../commonTableRules.ts';
import {
  grantsLoginReason,
  hoursPerDay,
  notErasedReasons,
  notExportedReasons,
  type TableRules,
} from '../tableRule.ts';

export const programsTables = {
  // Kept as long as somebody may want to see the key's name with the actions for which it was used. After that, the
  // audit log still shows that a program performed them.
  apiKeys: {
    ...staffSetupRule({
      zh: '程序密钥的名称与权限（不含密钥）',
      tw: '程式金鑰的名稱與權限（不含金鑰）',
      en: 'Names and permissions of program keys, without the keys',
    }),
    retention: { after: 'expiresAt', or: 'revokedAt', hours: 400 * hoursPerDay },
    archive: { without: ['tokenHash'], why: grantsLoginReason },
  },
  eventStreams: {
    retention: { kept: 'one row for each shop whose programs follow its changes' },
    archive: notExportedReasons.work,
    erasure: notErasedReasons.ids,
  },
  streamEvents: {
    retention: { after: 'numberedAt', hours: 7 * hoursPerDay },
    archive: notExportedReasons.made,
    erasure: notErasedReasons.ids,
  },
  webhookDeliveries: {
    retention: { after: 'at', hours: 30 * hoursPerDay },
    archive: { left: 'says what other tables say, to whom it was sent' },
    erasure: 'ids, and what the program of the shop answered',
  },
  webhooks: {
    ...staffSetupRule({
      zh: '事件接收网址（不含密钥）',
      tw: '事件接收網址（不含金鑰）',
      en: 'Addresses that hear of events, without secrets',
    }),
    archive: { without: ['secret', 'oldSecret'], why: grantsLoginReason },
  },
} satisfies TableRules;
