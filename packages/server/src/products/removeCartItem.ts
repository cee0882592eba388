import type { Handler } from '../platform/handler.ts';
import { cartAnswer } from './cart.ts';
import { takeFromCart } from './store.ts';

export const removeCartItem: Handler<'removeCartItem'> = async (tx, actor, { variantIds }, services) => {
  await takeFromCart(tx, actor.memberId, variantIds);
  return cartAnswer(tx, actor, services);
};
