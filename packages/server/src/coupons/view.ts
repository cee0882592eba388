import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import type { CouponDeskRow } from './desk.store.ts';
import { termsShown } from './fit.ts';

export function staffCouponOf(row: CouponDeskRow): StaffCoupon {
  return {
    id: row.id,
    zh: row.zh,
    tw: row.tw,
    en: row.en,
    ...termsShown(row),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    validDays: row.valid_days,
    perMember: row.per_member,
    totalCount: row.total_count,
    budgetMinor: row.budget_minor,
    state: row.state,
    issuedCount: row.issued_count,
    usedCount: row.used_count,
    usedMinor: row.used_minor,
    createdBy: row.staff_name ?? '',
    createdAt: row.created_at,
  };
}
