import { kept, nameless, type TableRules } from '../tableRule.ts';

export const couponsTables = {
  couponCodes: { retention: kept.settings, erasure: nameless.shops },
  coupons: { retention: kept.settings, erasure: nameless.shops },
  memberCoupons: {
    retention: kept.people,
    memberArchive: 'member',
    erasure: { of: ['memberId'], plain: ['state', 'source', 'code'] },
  },
} satisfies TableRules;
