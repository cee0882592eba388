import { totalSaved } from '@crossdock/domain/wallet/parcelCosts.ts';
import type { Handler } from '../platform/handler.ts';
import { orderCostsOfMonths } from './orderCosts.ts';

/**
 * The cost of each parcel, and the savings from shipping parcels together. The parcels of an order add up to
 * what was paid for it.
 */
export const getParcelCosts: Handler<'getParcelCosts'> = async (tx, actor, input) => {
  const { orderCount, list } = await orderCostsOfMonths(tx, actor, input.months);
  return {
    currency: actor.shop.currency,
    orderCount,
    saved: totalSaved(list.flatMap(({ compared }) => compared ?? [])),
    list: list.map(({ order, lane, paidMinor, parcels, compared }) => ({
      orderId: order.id,
      orderNumber: order.number,
      paidAt: order.paidAt ?? order.createdAt,
      channelName: lane.channel[actor.lang],
      amountMinor: paidMinor,
      savedMinor: compared ? Math.max(0, compared.aloneMinor - compared.togetherMinor) : 0,
      parcels: parcels.map(({ row, weightG, cost }) => ({
        parcelId: row.id,
        courierNumber: row.courierNumber,
        goodsName: row.goodsName,
        weightG,
        amountMinor: cost.amountMinor,
        parts: [...cost.parts],
      })),
    })),
  };
};
