import { memberDataRule, memberTicketRule } from '../commonTableRules.ts';
import { grantsLoginReason, type TableRules } from '../tableRule.ts';

export const messengersTables = {
  messengerBindings: {
    ...memberDataRule({
      zh: '绑定的 LINE 与微信',
      tw: '綁定的 LINE 與微信',
      en: 'Linked LINE and WeChat accounts',
    }),
    archive: { without: ['tokens'], why: grantsLoginReason },
  },
  messengerLogins: memberTicketRule,
  qrLogins: memberTicketRule,
} satisfies TableRules;
