import { memberData, memberTicket } from '../tableKinds.ts';
import { login, type TableRules } from '../tableRule.ts';

export const messengersTables = {
  messengerBindings: {
    ...memberData({
      zh: '绑定的 LINE 与微信',
      tw: '綁定的 LINE 與微信',
      en: 'Linked LINE and WeChat accounts',
    }),
    archive: { without: ['tokens'], why: login },
  },
  messengerLogins: memberTicket,
  qrLogins: memberTicket,
} satisfies TableRules;
