import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { codeBatches } from './codes.store.ts';
import { findCoupon, listCouponRows, listIssuedCouponCopies } from './desk.store.ts';
import { couponCounts } from './store.ts';
import { staffCouponOf } from './view.ts';

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

export const getStaffCoupon: Handler<'getStaffCoupon'> = async (tx, _actor, { id }) => {
  const row = await findCoupon(tx, id);
  return row ? staffCouponOf(row) : refuse('row.notFound');
};

export const listCouponCodes: Handler<'listCouponCodes'> = async (tx, _actor, { id }) => {
  const [coupon, batches] = await Promise.all([findCoupon(tx, id), codeBatches(tx, id)]);
  if (coupon === undefined) return refuse('row.notFound');
  return {
    list: batches.map((row) => ({
      batchId: row.batchId,
      count: row.count,
      maxUses: row.maxUses,
      usedCount: row.usedCount,
      example: row.example,
      expiresAt: row.expiresAt,
      createdAt: row.createdAt,
    })),
  };
};

export const listCouponHolders: Handler<'listCouponHolders'> = async (tx, actor, input) => {
  const page = await listIssuedCouponCopies(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, couponName: row[actor.lang], memberAccount: row.account })),
  };
};

export const listStaffCoupons: Handler<'listStaffCoupons'> = async (tx, _actor, input) => {
  const page = await listCouponRows(tx, input);
  return { ...page, list: page.list.map(staffCouponOf) };
};
