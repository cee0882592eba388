import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { exchangeCoupon } from './exchangeCoupon.ts';
import { exportCouponCodes } from './exportCouponCodes.ts';
import { getCouponStatistics } from './getCouponStatistics.ts';
import { getStaffCoupon } from './getStaffCoupon.ts';
import { issueCoupon } from './issueCoupon.ts';
import { listCouponCodes } from './listCouponCodes.ts';
import { listCouponHolders } from './listCouponHolders.ts';
import { listStaffCoupons } from './listStaffCoupons.ts';
import { makeCouponCodes } from './makeCouponCodes.ts';
import { moveCoupon } from './moveCoupon.ts';
import { revokeCoupon } from './revokeCoupon.ts';
import { saveCoupon } from './saveCoupon.ts';

export const couponHandlers = {
  exchangeCoupon,
  exportCouponCodes,
  getCouponStatistics,
  getStaffCoupon,
  issueCoupon,
  listCouponCodes,
  listCouponHolders,
  listStaffCoupons,
  makeCouponCodes,
  moveCoupon,
  revokeCoupon,
  saveCoupon,
} satisfies Partial<Handlers<CallTable>>;
