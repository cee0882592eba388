import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { claimableFrom, isPastDay, lastClaimDay } from '@crossdock/domain/aftersales/deadline.ts';
import { pictureUrlSigner } from '../aftersales/view.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { claimLimitsOf } from './claimLimits.ts';
import { claimLimitInPackage, packagesWithAwards } from './packagesWithAwards.ts';

export const getAfterSalesLimits: Handler<'getAfterSalesLimits'> = async (tx, actor, input, services) => {
  const { orderId } = input;
  const { memberId, shop, lang } = actor;
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
  const [parcels, boxes] = await Promise.all([
    claimLimitsOf(tx, order, settings),
    packagesWithAwards(tx, [orderId]),
  ]);
  const { picture } = pictureUrlSigner(actor, services, tx.now);
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
    packages: boxes.map((box) => ({
      id: box.id,
      position: box.position,
      weightG: box.weightG,
      picture: box.photoFileId === null ? null : picture(box.photoFileId),
      parcels: parcels.flatMap(({ parcel, limit: whole }) => {
        const limit = claimLimitInPackage(whole, box, settings.coinMinor);
        if (limit === undefined) return [];
        const inside = box.contents.find(({ parcelId }) => parcelId === parcel.id);
        return [{ ...limit, pieces: inside?.pieces ?? null, goodsCount: parcel.goodsCount }];
      }),
    })),
  };
};
