import { goodsFacts } from '@crossdock/domain/products/purchaseLines.ts';
import type { Handler } from '../platform/handler.ts';
import { cartContent } from '../products/store.ts';
import { couponsWithDiscount } from './quoteDiscounts.ts';

export const listCartCoupons: Handler<'listCartCoupons'> = async (tx, actor, { variantIds }) => {
  const chosen = (await cartContent(tx, actor.memberId)).filter(({ id }) => variantIds.includes(id));
  const facts = goodsFacts(chosen, actor.shop.settings.coinMinor);
  return { list: await couponsWithDiscount(tx, actor, facts), goodsMinor: facts.totalMinor };
};
