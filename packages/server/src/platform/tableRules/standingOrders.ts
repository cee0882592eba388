import { kept, type TableRules } from '../tableRule.ts';

export const standingOrdersTables = {
  standingActs: {
    contains: {
      zh: '自动寄送规则做了什么，以及原因',
      tw: '自動寄送規則做了什麼，以及原因',
      en: 'What standing orders did, with the reasons',
    },
    retention: { kept: 'says why an order was made' },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  standingOrders: {
    contains: { zh: '会员的自动寄送规则', tw: '會員的自動寄送規則', en: 'Standing orders of members' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
} satisfies TableRules;
