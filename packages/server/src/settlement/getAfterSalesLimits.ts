import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { claimableFrom, isPastDay, lastClaimDay } from '@crossdock/domain/aftersales/deadline.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { limitsOf } from './claimLimits.ts';

export const getAfterSalesLimits: Handler<'getAfterSalesLimits'> = async (
  tx,
  { memberId, shop, lang },
  { orderId },
) => {
  const order = await findOrderOf(tx, memberId, orderId);
  if (order === undefined) return refuse('row.notFound');
  const { settings, timeZone } = shop;
  const { days } = settings.afterSales;
  const from = claimableFrom(order) ?? null;
  const lastDay = from === null ? null : lastClaimDay(from, days, timeZone);
  const obstacle =
    lastDay === null
      ? refuse('aftersales.notSigned')
      : isPastDay(lastDay, tx.now, timeZone)
        ? refuse('aftersales.tooLate', { day: lastDay })
        : null;
  const parcels = await limitsOf(tx, order, settings);
  return {
    orderId,
    orderNumber: order.number,
    insuredValueMinor: order.insuredValueMinor,
    from,
    lost: from !== null && order.state !== 'signed',
    lastDay,
    days,
    obstacle: obstacle && { error: obstacle.refused, message: refusalMessage(obstacle, lang) },
    parcels: parcels.map(({ parcel, limit }) => ({ ...parcel, ...limit })),
  };
};
