import { goodsFacts } from '@crossdock/domain/products/bought.ts';
import type { Handler } from '../platform/handler.ts';
import { cartOf } from '../products/store.ts';
import { judgedCoupons } from './quoteDiscounts.ts';

export const listCartCoupons: Handler<'listCartCoupons'> = async (tx, actor, { variantIds }) => {
  const chosen = (await cartOf(tx, actor.memberId)).filter(({ id }) => variantIds.includes(id));
  const facts = goodsFacts(chosen, actor.shop.settings.coinMinor);
  return { list: await judgedCoupons(tx, actor, facts), goodsMinor: facts.totalMinor };
};
