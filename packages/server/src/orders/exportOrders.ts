import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { orderListFacts } from '@crossdock/contract/orders/listFacts.ts';
import { consoleWords, words } from '@crossdock/contract/orders/words.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { type ListSheet, listPart, writeListPart } from '../platform/listSheet.ts';
import { deskPage } from './listDeskOrders.ts';

const sheet: ListSheet<keyof typeof orderListFacts, DeskOrder> = {
  name: 'orders',
  facts: orderListFacts,
  words: { ...words, ...consoleWords },
  valuesOf: (row) => ({
    number: row.number,
    state: row.state,
    member: [row.member.name, row.member.alias].filter(Boolean).join(' '),
    consignee: row.consignee,
    country: row.country,
    channel: row.channelName,
    carrier: row.carrierName,
    warehouse: row.warehouseName,
    parcels: row.parcelCount,
    weight: row.billingWeightG || row.realWeightG,
    forwarding: row.forwardingNumber,
    amount: row.billTotalMinor ?? row.quoteTotalMinor,
    due: Math.max(0, row.dueMinor),
    waiting: row.waitingSince,
    created: row.createdAt,
    remark: row.remark,
  }),
};

export const exportOrders = withSlowAnswer<'exportOrders'>()({
  handle: (tx, actor, { columns, format, after, ...filters }, services) =>
    listPart<keyof typeof orderListFacts, DeskOrder>(tx, actor, sheet, { columns, format, after }, (at) =>
      deskPage(tx, actor, { ...filters, ...at }, services),
    ),
  write: writeListPart,
});
