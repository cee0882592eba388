import { people, settings, type TableEnds } from '../platform/retention.ts';

export const couponsEnds = {
  couponCodes: settings,
  coupons: settings,
  memberCoupons: people,
} satisfies TableEnds;
