import { kept, nameless, type TableRules } from '../tableRule.ts';

export const couponsTables = {
  couponCodes: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  coupons: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  memberCoupons: {
    retention: kept.people,
    archive: 'whole',
    memberArchive: 'member',
    erasure: { of: ['memberId'], plain: ['state', 'source', 'code'] },
  },
} satisfies TableRules;
