import type { Handler } from '../platform/handler.ts';
import { couponCounts } from './store.ts';

export const getCouponStatistics: Handler<'getCouponStatistics'> = async (tx, actor) => {
  const { usable, expired, used, endingSoon } = await couponCounts(tx, actor.memberId);
  return {
    list: [
      { status: 1 as const, count: usable },
      { status: 2 as const, count: expired },
      { status: 3 as const, count: used },
    ],
    endingSoon,
  };
};
