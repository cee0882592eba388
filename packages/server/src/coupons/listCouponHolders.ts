import type { Handler } from '../platform/handler.ts';
import { couponHolders } from './desk.store.ts';

export const listCouponHolders: Handler<'listCouponHolders'> = async (tx, actor, input) => {
  const page = await couponHolders(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      couponId: row.couponId,
      couponName: row[actor.lang],
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      state: row.state,
      source: row.source,
      code: row.code,
      validUntil: row.validUntil,
      usedAt: row.usedAt,
      orderId: row.orderId,
      orderNumber: row.orderNumber,
      purchaseId: row.purchaseId,
      purchaseNumber: row.purchaseNumber,
      deductedMinor: row.deductedMinor,
      createdAt: row.createdAt,
    })),
  };
};
