import { kept, nameless, type TableRules } from '../tableRule.ts';

export const couponsTables = {
  couponCodes: {
    contains: { zh: '优惠码', tw: '優惠碼', en: 'Coupon codes' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  coupons: {
    contains: { zh: '优惠券', tw: '優惠券', en: 'Coupons' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  memberCoupons: {
    contains: { zh: '会员的优惠券', tw: '會員的優惠券', en: 'Coupons of members' },
    retention: kept.people,
    memberArchive: 'member',
    erasure: { of: ['memberId'], plain: ['state', 'source', 'code'] },
  },
} satisfies TableRules;
