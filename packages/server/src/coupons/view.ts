import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { couponTermsView } from './couponFit.ts';
import type { CouponDeskRow } from './desk.store.ts';

export function staffCouponOf(row: CouponDeskRow): StaffCoupon {
  return {
    ...row,
    ...couponTermsView(row),
    createdBy: row.staffName ?? '',
  };
}
