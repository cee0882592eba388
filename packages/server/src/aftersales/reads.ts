import { isPastDay, lastClaimDay } from '@crossdock/domain/aftersales/deadline.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { claimsOf, lostOrdersWithoutClaim } from './store.ts';
import { claimViewMapper } from './view.ts';

export const getAfterSalesRecords: Handler<'getAfterSalesRecords'> = async (tx, actor, input, services) => {
  const page = await claimsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map(await claimViewMapper(tx, actor, services, page.list)) };
};

export const getAfterSalesSettings: Handler<'getAfterSalesSettings'> = async (tx) => {
  const { afterSales, afterSalesReasons } = await currentSettings(tx);
  const { partly: partlyReasons, rejected: rejectedReasons } = afterSalesReasons;
  return { ...afterSales, partlyReasons: [...partlyReasons], rejectedReasons: [...rejectedReasons] };
};

export const listLostOrders: Handler<'listLostOrders'> = async (tx, { memberId, shop }) => {
  const { settings, timeZone } = shop;
  const lost = await lostOrdersWithoutClaim(tx, memberId);
  const list = lost.map((order) => ({
    ...order,
    lastDay: lastClaimDay(order.lostAt, settings.afterSales.days, timeZone),
  }));
  return { list: list.filter(({ lastDay }) => !isPastDay(lastDay, tx.now, timeZone)) };
};
