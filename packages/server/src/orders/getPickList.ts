import { refuse } from '@crossdock/contract/refusals.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { photosOf } from '../parcels/chosenParcels.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { parcelsToPick } from './deskParcels.store.ts';
import { existingOrders, pickListsByNumber } from './pickLists.store.ts';
import { totesOfOrders } from './totes.store.ts';
import { toteOf } from './toteView.ts';
import { orderViewContext } from './view.ts';

export const getPickList: Handler<'getPickList'> = async (tx, actor, input, services) => {
  const number = input.number === undefined ? '' : (referenceIn('PL', input.number) ?? '');
  const [kept] = input.number === undefined ? [] : await pickListsByNumber(tx, [number]);
  if (input.number !== undefined && kept === undefined) return refuse('row.notFound');
  const orderIds = kept?.orderIds ?? input.orderIds;
  const [orders, rows, totes] = await Promise.all([
    existingOrders(tx, orderIds),
    parcelsToPick(tx, orderIds),
    totesOfOrders(tx, orderIds),
  ]);
  const totesIn = Map.groupBy(totes, ({ orderId }) => orderId);
  const photos = await photosOf(tx, fieldOf(rows, 'id'));
  const reader = orderViewContext(actor, services, tx.now);
  /** Sorts A-2 before A-10, in the order of the shelves. */
  const shelves = new Intl.Collator('en', { numeric: true });
  const list = rows
    .sort(
      (a, b) => shelves.compare(a.shelfCode, b.shelfCode) || shelves.compare(a.orderNumber, b.orderNumber),
    )
    .map((row) => {
      const photo = photos.find((one) => one.parcelId === row.id);
      return {
        parcelId: row.id,
        shelfCode: row.shelfCode,
        courierNumber: row.courierNumber,
        goodsName: row.goodsName,
        weightG: row.weightG,
        picture: photo ? reader.picture(photo.fileId) : null,
        orderId: row.orderId,
        orderNumber: row.orderNumber,
        changedAt: row.changedAt,
        warehouseName: row.warehouseName,
      };
    });
  const withTotes = orders.map((order) => ({ ...order, totes: (totesIn.get(order.id) ?? []).map(toteOf) }));
  return { id: kept?.id ?? null, number: kept?.number ?? '', orders: withTotes, list };
};
