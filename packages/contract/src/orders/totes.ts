import { maxNewTotes } from '@crossdock/domain/warehouses/totes.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, instant, plain, whole } from '../wire/values.ts';

const madeTote = z.object({ id, number: plain.text, position: count });

/** A tote that holds parcels of an order, as the order's page shows it. */
export const toteOfOrder = madeTote.extend({ since: instant, by: plain.text });
export type ToteOfOrder = z.infer<typeof toteOfOrder>;

/** A tote in the list of its warehouse. Without an order, its order's fields are empty. */
const tote = madeTote.extend({
  closed: plain.yesNo,
  orderId: plain.text,
  orderNumber: plain.text,
  orderState: plain.text,
  since: plain.maybeInstant,
});

export const toteCalls = {
  listTotes: staff('warehouse.read').get('staff/totes', {
    summary: 'List the totes of a warehouse, by position, with the order in each',
    input: z.strictObject({ warehouseId: id }),
    output: listOf(tote),
  }),
  addTotes: staff('location.write').postOnce('staff/totes', {
    summary: 'Add so many totes to a warehouse; each gets a number to print and scan',
    input: z.strictObject({ warehouseId: id, count: whole.min(1).max(maxNewTotes) }),
    output: listOf(madeTote),
    refusals: ['parcel.warehouse'],
  }),
  activateTote: staff('location.write').post('staff/totes/activate', {
    summary: 'Take an empty tote out of use, or put it back into use',
    input: z.strictObject({ id, active: plain.yesNo }),
    refusals: ['warehouse.toteInUse'],
  }),
  removeTote: staff('location.write').byId.post('staff/totes/remove', {
    summary: 'Remove an empty tote',
    refusals: ['warehouse.toteInUse'],
  }),
  fillTote: staff('order.pack').post('staff/totes/fill', {
    summary: "Say that an order's parcels are put into this tote; packing the order empties it",
    input: z.strictObject({ number: z.string().max(60), orderId: id }),
    output: madeTote,
    refusals: [
      'order.wrongState',
      'order.stillRevocable',
      'warehouse.toteInUse',
      'warehouse.toteClosed',
      'warehouse.toteElsewhere',
    ],
  }),
  emptyTote: staff('order.pack').post('staff/totes/empty', {
    summary: 'Say that nothing of this order is in the tote any more',
    input: z.strictObject({ id, orderId: id }),
  }),
};
