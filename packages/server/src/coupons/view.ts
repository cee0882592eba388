import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { termsShown } from './couponFit.ts';
import type { CouponDeskRow } from './desk.store.ts';

export function staffCouponOf(row: CouponDeskRow): StaffCoupon {
  return {
    ...row,
    ...termsShown(row),
    createdBy: row.staffName ?? '',
  };
}
