import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { type DeskRow, ordersToShip } from '../orders/desk.store.ts';
import { destinationIn } from '../orders/detailsView.ts';
import { written } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { addressHeads, shipmentColumns } from './shipmentColumns.ts';

/** The table goes to the carrier as it is and comes back with its forwarding numbers filled in. */
export const exportToShip = written<'exportToShip'>()({
  write: writeSheet,
  handle: async (tx, actor, input) => {
    const { lang, shop } = actor;
    const orders =
      input.rows === 'none' ? [] : await ordersToShip(tx, input.channelId, maxSheetRows.shipments);
    return {
      format: input.format,
      sheet: {
        name: `to-ship-${shop.code}-${tx.now.slice(0, 10)}`,
        head: [
          ...shipmentColumns.map(({ heads }) => heads[lang]),
          ...addressHeads.map((heads) => heads[lang]),
        ],
        rows: orders.map((order) => rowOf(order, lang, shop.currency)),
      },
    };
  },
});

function rowOf(order: DeskRow, lang: Lang, currency: string): string[] {
  const to = destinationIn(order);
  const collect = order.cashOnDelivery ? `${currency} ${amountText(order.codAmountMinor, currency)}` : '';
  return [
    order.number,
    order.forwardingNumber,
    order.carrierCode,
    to.consignee,
    to.phone,
    to.country,
    to.province,
    to.city,
    to.area,
    [to.street, to.detail].filter(Boolean).join(' '),
    to.zip,
    to.pickupPoint ? `${to.pickupPoint.code} ${to.pickupPoint.name}`.trim() : '',
    String(order.packageCount ?? 0),
    weightText(order.realWeightG),
    collect,
    order[lang],
    order.remark,
  ];
}

/** Grams as kilograms: 1250 → `1.250`. */
function weightText(weightG: number): string {
  return `${Math.trunc(weightG / 1000)}.${String(weightG % 1000).padStart(3, '0')}`;
}
