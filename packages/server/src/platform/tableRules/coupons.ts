import { staffSetupRule } from '../commonTableRules.ts';
import { keptForeverRules, type TableRules } from '../tableRule.ts';

export const couponsTables = {
  couponCodes: staffSetupRule({ zh: '优惠码', tw: '優惠碼', en: 'Coupon codes' }),
  coupons: staffSetupRule({ zh: '优惠券', tw: '優惠券', en: 'Coupons' }),
  memberCoupons: {
    contains: { zh: '会员的优惠券', tw: '會員的優惠券', en: 'Coupons of members' },
    retention: keptForeverRules.people,
    memberArchive: 'member',
    erasure: { of: ['memberId'], plain: ['state', 'source', 'code'] },
  },
} satisfies TableRules;
