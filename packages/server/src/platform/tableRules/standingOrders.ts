import { kept, type TableRules } from '../tableRule.ts';

export const standingOrdersTables = {
  standingActs: {
    retention: { kept: 'says why an order was made' },
    memberArchive: 'member',
    erasure: { goes: ['memberId'] },
  },
  standingOrders: { retention: kept.people, memberArchive: 'member', erasure: { goes: ['memberId'] } },
} satisfies TableRules;
