import { pickListOrdersMax } from '@crossdock/domain/orders/pickList.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { pictureView } from '../wire/pictures.ts';
import { id, plain, query, text } from '../wire/values.ts';
import { orderState } from './shapes.ts';
import { toteOfOrder } from './totes.ts';

export const pickListCalls = {
  makePickList: staff('order.read').postOnce('staff/orders/pickList/make', {
    summary: 'Give the pick list of these orders a number, which its sheet carries as a barcode',
    input: z.strictObject({
      orderIds: z.array(id).min(1, 'field.required').max(pickListOrdersMax, 'field.tooMany'),
    }),
    output: z.object({ id, number: plain.text }),
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
      id: plain.maybeId,
      number: plain.text,
      orders: z.array(z.object({ id, number: plain.text, state: orderState, totes: z.array(toteOfOrder) })),
      list: z.array(
        z.object({
          parcelId: id,
          shelfCode: plain.text,
          courierNumber: plain.text,
          goodsName: plain.text,
          weightG: plain.maybeCount,
          picture: pictureView.nullable(),
          orderId: id,
          orderNumber: plain.text,
          /** When the parcel's order was last changed; null if it was not. */
          changedAt: plain.maybeInstant,
          warehouseName: plain.text,
        }),
      ),
    }),
  }),
};
