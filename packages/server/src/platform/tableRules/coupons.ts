import { setUpByStaff } from '../tableKinds.ts';
import { keptForever, type TableRules } from '../tableRule.ts';

export const couponsTables = {
  couponCodes: setUpByStaff({ zh: '优惠码', tw: '優惠碼', en: 'Coupon codes' }),
  coupons: setUpByStaff({ zh: '优惠券', tw: '優惠券', en: 'Coupons' }),
  memberCoupons: {
    contains: { zh: '会员的优惠券', tw: '會員的優惠券', en: 'Coupons of members' },
    retention: keptForever.people,
    memberArchive: 'member',
    erasure: { of: ['memberId'], plain: ['state', 'source', 'code'] },
  },
} satisfies TableRules;
