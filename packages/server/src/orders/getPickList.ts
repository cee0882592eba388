import type { orderDeskCalls } from '@crossdock/contract/orders/desk.ts';
import { photosOf } from '../parcels/chosen.store.ts';
import type { Handler } from '../platform/handler.ts';
import { parcelsToPick } from './desk.store.ts';
import { readerOf } from './view.ts';

/** A-2 stands before A-10: the way of somebody walking along the shelves. */
const shelves = new Intl.Collator('en', { numeric: true });

export const getPickList: Handler<(typeof orderDeskCalls)['getPickList']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const rows = await parcelsToPick(tx, input.orderIds);
  const photos = await photosOf(
    tx,
    rows.map((row) => row.id),
  );
  const reader = readerOf(actor, services, tx.now);
  const list = rows
    .sort(
      (a, b) =>
        shelves.compare(a.shelf_code, b.shelf_code) || shelves.compare(a.order_number, b.order_number),
    )
    .map((row) => {
      const photo = photos.find((one) => one.parcel_id === row.id);
      return {
        parcelId: row.id,
        shelfCode: row.shelf_code,
        billCode: row.bill_code,
        goodsName: row.goods_name,
        weightG: row.weight_g,
        picture: photo ? reader.picture(photo.file_id) : null,
        orderId: row.order_id,
        orderNumber: row.order_number,
        warehouseName: row.warehouse_name,
      };
    });
  return { list };
};
