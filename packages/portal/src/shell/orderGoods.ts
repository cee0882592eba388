import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';

/** The contents of an order in its owner's words. Without any, the name of its channel. */
export function orderGoodsText({
  goodsNames,
  channelName,
}: Pick<OrderCard, 'goodsNames' | 'channelName'>): string {
  return goodsNames.length > 0 ? goodsNames.join(' · ') : channelName;
}
