import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';

/** What is in an order, in its owner's own words; where nothing was said of it, the way it goes. */
export function goodsOf({ goodsNames, channelName }: Pick<OrderCard, 'goodsNames' | 'channelName'>): string {
  return goodsNames.length > 0 ? goodsNames.join(' · ') : channelName;
}
