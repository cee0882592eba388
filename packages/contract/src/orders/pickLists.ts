import { pickListOrdersMax } from '@crossdock/domain/orders/pickList.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { pictureView } from '../wire/pictures.ts';
import { count, id, instant, query, text } from '../wire/values.ts';
import { orderState } from './shapes.ts';
import { toteOfOrder } from './totes.ts';

export const pickListCalls = {
  makePickList: staff('order.read').post('staff/orders/pickList/make', {
    summary: 'Give the pick list of these orders a number, which its sheet carries as a barcode',
    idempotent: true,
    input: z.strictObject({
      orderIds: z.array(id).min(1, 'field.required').max(pickListOrdersMax, 'field.tooMany'),
    }),
    output: z.object({ id, number: z.string() }),
    refusals: ['order.stillRevocable'],
  }),
  getPickList: staff('order.read').get('staff/orders/pickList', {
    summary:
      'Get the parcels of several orders by shelf: of these orders, or of those on the pick list with this number',
    input: z.strictObject({
      orderIds: query.ids(pickListOrdersMax).default([]),
      number: text(60).optional(),
    }),
    output: z.object({
      id: id.nullable(),
      number: z.string(),
      orders: z.array(z.object({ id, number: z.string(), state: orderState, totes: z.array(toteOfOrder) })),
      list: z.array(
        z.object({
          parcelId: id,
          shelfCode: z.string(),
          courierNumber: z.string(),
          goodsName: z.string(),
          weightG: count.nullable(),
          picture: pictureView.nullable(),
          orderId: id,
          orderNumber: z.string(),
          /** When its order was last changed; null if it was not. */
          changedAt: instant.nullable(),
          warehouseName: z.string(),
        }),
      ),
    }),
  }),
};
