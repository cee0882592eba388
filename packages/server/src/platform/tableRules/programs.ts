import { setUpByStaff } from '../tableKinds.ts';
import { day, login, notErased, notExported, type TableRules } from '../tableRule.ts';

export const programsTables = {
  // Kept as long as somebody may need the key's name for its actions. After that, the audit log still shows that a
  // program made the actions.
  apiKeys: {
    ...setUpByStaff({
      zh: '程序密钥的名称与权限（不含密钥）',
      tw: '程式金鑰的名稱與權限（不含金鑰）',
      en: 'Names and permissions of program keys, without the keys',
    }),
    retention: { after: 'expiresAt', or: 'revokedAt', hours: 400 * day },
    archive: { without: ['tokenHash'], why: login },
  },
  eventStreams: {
    retention: { kept: 'one row for each shop whose programs follow its changes' },
    archive: notExported.work,
    erasure: notErased.ids,
  },
  streamEvents: {
    retention: { after: 'numberedAt', hours: 7 * day },
    archive: notExported.made,
    erasure: notErased.ids,
  },
  webhookDeliveries: {
    retention: { after: 'at', hours: 30 * day },
    archive: { left: 'says what other tables say, to whom it was sent' },
    erasure: 'ids, and what the program of the shop answered',
  },
  webhooks: {
    ...setUpByStaff({
      zh: '事件接收网址（不含密钥）',
      tw: '事件接收網址（不含金鑰）',
      en: 'Addresses that hear of events, without secrets',
    }),
    archive: { without: ['secret', 'oldSecret'], why: login },
  },
} satisfies TableRules;
