import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { type DeskOrderRow, ordersToShip } from '../orders/desk.store.ts';
import { submittedDestination } from '../orders/detailsView.ts';
import { packagesToShip } from '../orders/packages.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { addressHeadings, shipmentColumns } from './shipmentColumns.ts';

/** Exports a sheet for the carrier, who returns it with tracking numbers filled in. */
export const exportToShip = withSlowAnswer<'exportToShip'>()({
  write: writeSheet,
  handle: async (tx, actor, input) => {
    const { lang, shop } = actor;
    const { format, rows, fromDay, toDay, words, ...narrowed } = input;
    const filter = {
      ...narrowed,
      words,
      number: words ? referenceIn('CD', words) : undefined,
      made: requestedPeriod({ fromDay, toDay }, shop),
    };
    const orders = rows === 'none' ? [] : await ordersToShip(tx, filter, maxSheetRows.shipments);
    const waiting = await packagesToShip(tx, fieldOf(orders, 'id'));
    const packages = Map.groupBy(waiting, ({ orderId }) => orderId);
    return {
      format,
      sheet: {
        name: `to-ship-${shop.code}-${tx.now.slice(0, 10)}`,
        head: [
          ...shipmentColumns.map(({ heads }) => heads[lang]),
          ...addressHeadings.map((heads) => heads[lang]),
        ],
        rows: orders
          .flatMap((order) => rowsOf(order, packages.get(order.id) ?? [], lang, shop.currency))
          .slice(0, maxSheetRows.shipments),
      },
    };
  },
});

type Waiting = Awaited<ReturnType<typeof packagesToShip>>[number];

/** A row for each package that has not left. An order with one package is listed under its own number. */
function rowsOf(order: DeskOrderRow, packages: readonly Waiting[], lang: Lang, currency: string): string[][] {
  return packages.map((one) => rowOf(order, one, lang, currency));
}

function rowOf(order: DeskOrderRow, { position, weightG }: Waiting, lang: Lang, currency: string): string[] {
  const to = submittedDestination(order);
  const parts = order.packageCount;
  // Cash on delivery is collected only once, with the first package.
  const collects = order.cashOnDelivery && position === 1;
  const collect = collects ? `${currency} ${amountText(order.codAmountMinor, currency)}` : '';
  return [
    parts > 1 ? packageNumber(order.number, position) : order.number,
    '',
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
    parts > 1 ? `${position}/${parts}` : String(parts),
    weightText(parts > 1 ? weightG : order.realWeightG),
    collect,
    order[lang],
    order.remark,
  ];
}

/** Grams as kilograms: 1250 → `1.250`. */
function weightText(weightG: number): string {
  return `${Math.trunc(weightG / 1000)}.${String(weightG % 1000).padStart(3, '0')}`;
}
