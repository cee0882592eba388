import { isPastDay, lastClaimDay } from '@crossdock/domain/aftersales/deadline.ts';
import type { Handler } from '../platform/handler.ts';
import { lostOrdersWithoutClaim } from './store.ts';

export const listLostOrders: Handler<'listLostOrders'> = async (tx, { memberId, shop }) => {
  const { settings, timeZone } = shop;
  const lost = await lostOrdersWithoutClaim(tx, memberId);
  const list = lost.map((order) => ({
    ...order,
    lastDay: lastClaimDay(order.lostAt, settings.afterSales.days, timeZone),
  }));
  return { list: list.filter(({ lastDay }) => !isPastDay(lastDay, tx.now, timeZone)) };
};
