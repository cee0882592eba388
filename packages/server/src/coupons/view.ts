import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { termsShown } from './couponFit.ts';
import type { CouponDeskRow } from './desk.store.ts';

export function staffCouponOf(row: CouponDeskRow): StaffCoupon {
  return {
    id: row.id,
    zh: row.zh,
    tw: row.tw,
    en: row.en,
    ...termsShown(row),
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    validDays: row.validDays,
    perMember: row.perMember,
    totalCount: row.totalCount,
    budgetMinor: row.budgetMinor,
    state: row.state,
    issuedCount: row.issuedCount,
    usedCount: row.usedCount,
    usedMinor: row.usedMinor,
    createdBy: row.staffName ?? '',
    createdAt: row.createdAt,
  };
}
