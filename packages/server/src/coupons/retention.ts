import { people, settings, type TableRetention } from '../platform/retention.ts';

export const couponsRetention = {
  couponCodes: settings,
  coupons: settings,
  memberCoupons: people,
} satisfies TableRetention;
