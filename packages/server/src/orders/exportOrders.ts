import { orderListFacts } from '@crossdock/contract/orders/listFacts.ts';
import { consoleWords, words } from '@crossdock/contract/orders/words.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { type ListSheet, readSheetPart, writeSheetPart } from '../platform/listSheet.ts';
import { type OrderTableRow, pageOfOrderTable } from './desk.store.ts';
import { deskFilterOf } from './listDeskOrders.ts';
import { dueMinor } from './store.ts';

const sheetIn = (lang: Lang): ListSheet<keyof typeof orderListFacts, OrderTableRow> => ({
  name: 'orders',
  facts: orderListFacts,
  words: { ...words, ...consoleWords },
  valuesOf: (row) => ({
    number: row.number,
    state: row.state,
    member: [row.memberName, row.randomName].filter(Boolean).join(' '),
    consignee: row.consignee,
    country: row.country,
    channel: row[lang],
    carrier: row.carrierName,
    warehouse: row.warehouseName,
    parcels: row.parcelCount,
    weight: row.billingWeightG || row.realWeightG,
    forwarding: row.forwardingNumber,
    amount: row.billTotalMinor ?? row.quoteTotalMinor,
    due: Math.max(0, dueMinor(row)),
    waiting: row.waitingSince,
    created: row.createdAt,
    remark: row.remark,
  }),
});

/** Exports the rows of the list, without the data that only a screen shows. */
export const exportOrders = withSlowAnswer<'exportOrders'>()({
  handle: (tx, actor, { columns, format, after, sort, order, ...filters }) =>
    readSheetPart<keyof typeof orderListFacts, OrderTableRow>(
      tx,
      actor,
      sheetIn(actor.lang),
      { columns, format, after },
      (at) => pageOfOrderTable(tx, deskFilterOf(filters, actor.shop), { ...at, sort, order }),
    ),
  write: writeSheetPart,
});
