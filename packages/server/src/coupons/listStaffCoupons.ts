import type { Handler } from '../platform/handler.ts';
import { listCouponRows } from './desk.store.ts';
import { staffCouponOf } from './view.ts';

export const listStaffCoupons: Handler<'listStaffCoupons'> = async (tx, _actor, input) => {
  const page = await listCouponRows(tx, input);
  return { ...page, list: page.list.map(staffCouponOf) };
};
