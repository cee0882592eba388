import { memberDataRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const standingOrdersTables = {
  standingActs: {
    ...memberDataRule({
      zh: '自动寄送规则做了什么，以及原因',
      tw: '自動寄送規則做了什麼，以及原因',
      en: 'What standing orders did, with the reasons',
    }),
    retention: { kept: 'says why an order was made' },
  },
  standingOrders: memberDataRule({
    zh: '会员的自动寄送规则',
    tw: '會員的自動寄送規則',
    en: 'Standing orders of members',
  }),
} satisfies TableRules;
