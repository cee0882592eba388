import type { Handler } from '../platform/handler.ts';
import { couponHolders } from './desk.store.ts';

export const listCouponHolders: Handler<'listCouponHolders'> = async (tx, actor, input) => {
  const page = await couponHolders(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, couponName: row[actor.lang], memberAccount: row.account })),
  };
};
