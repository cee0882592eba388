import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { packageMayMove, packageNumber, packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { ordersInDispute } from '../disputes/store.ts';
import type { PackageRow } from '../orders/details.store.ts';
import { currentPackagesByOrder } from '../orders/packages.store.ts';
import {
  carriersOfOrders,
  forwardingNumbersInUse,
  type OrderCarrier,
  ordersByNumber,
} from '../orders/shipping.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { shopNumbersAmong } from './shopNumbers.store.ts';

export interface ShipmentSheetRow {
  readonly number: string;
  readonly forwardingNumber: string;
  /** Code or name of the carrier; empty means the carrier that the member ordered. */
  readonly carrier: string;
}

export type ShipmentProblem =
  | 'order.unknownNumber'
  | 'order.notToShip'
  | 'dispute.orderWaits'
  | 'order.forwardingNumber'
  | 'order.forwardingUsed'
  | 'order.forwardingOurs'
  | 'order.carrierUnfit'
  | 'order.repeatedInFile';

export interface CheckedRow {
  /** The number of the order, or of a package. */
  readonly number: string;
  readonly forwardingNumber: string;
  readonly order: OrderRow | undefined;
  /** The packages that the row ships. */
  readonly chosen: readonly PackageRow[];
  readonly carrier: OrderCarrier | undefined;
  readonly problem: Refusal<ShipmentProblem> | undefined;
}

/**
 * The effect of each row, for preview and import. With `lock`, the orders stay locked and the tracking numbers
 * reserved until the transaction ends. `rowOf` returns the row's number in the sheet, for messages about repeated
 * rows.
 */
export async function checkShipmentRows(
  tx: Tx,
  written: readonly ShipmentSheetRow[],
  { lock, rowOf }: { lock: boolean; rowOf: (at: number) => number },
): Promise<CheckedRow[]> {
  const rows = written.map(readRow);
  const forwardingNumbers = rows.map((row) => row.forwardingNumber).filter(isForwardingNumber);
  const orders = await ordersByNumber(tx, fieldOf(rows, 'orderNumber'), lock);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const ids = fieldOf(orders, 'id');
  const [carriers, used, ours, disputed, packages] = await Promise.all([
    carriersOfOrders(tx, ids),
    forwardingNumbersInUse(tx, forwardingNumbers, { hold: lock }),
    shopNumbersAmong(tx, forwardingNumbers),
    ordersInDispute(tx, ids),
    currentPackagesByOrder(tx, orders),
  ]);
  const seen = new Seen();
  return rows.map((row, at) => {
    const order = byNumber.get(row.orderNumber);
    const carrier = order && carrierFor(order, row.carrier, carriers);
    const chosen = (packages.get(order?.id ?? '') ?? []).filter(({ position, state }) =>
      row.position === 0 ? state === 'packed' : position === row.position,
    );
    const repeats = seen.add(row, at);
    const problem =
      repeats === undefined
        ? problemOf(row, order, carrier, {
            used: used.get(row.forwardingNumber),
            ours: ours.has(row.forwardingNumber),
            disputed: disputed.has(order?.id ?? ''),
            chosen,
          })
        : refuse('order.repeatedInFile', { row: rowOf(repeats) }, 'number');
    return { number: row.number, forwardingNumber: row.forwardingNumber, order, chosen, carrier, problem };
  });
}

interface ReadRow extends ShipmentSheetRow {
  readonly orderNumber: string;
  /** The package's position; 0 means the whole order. */
  readonly position: number;
}

function readRow({ number: written, forwardingNumber, carrier }: ShipmentSheetRow): ReadRow {
  const ofPackage = packageNumberIn(written);
  const orderNumber =
    ofPackage?.number ?? referenceIn('CD', written) ?? written.normalize('NFKC').trim().toUpperCase();
  const position = ofPackage?.position ?? 0;
  return {
    ...{ orderNumber, position, carrier },
    number: position === 0 ? orderNumber : packageNumber(orderNumber, position),
    forwardingNumber: forwardingNumber.normalize('NFKC').toUpperCase().replace(/\s/g, ''),
  };
}

/**
 * Remembers the sheet's earlier rows, to find repeats: packages of one order may share a tracking number, different
 * orders may not.
 */
class Seen {
  readonly #orders = new Map<string, { at: number; position: number }[]>();
  readonly #numbers = new Map<string, { at: number; orderNumber: string }>();

  /** Adds a row. Answers the position of an earlier row that it repeats; undefined if there is none. */
  add({ orderNumber, position, forwardingNumber }: ReadRow, at: number): number | undefined {
    const ofOrder = this.#orders.get(orderNumber) ?? [];
    const same = ofOrder.find((one) => one.position === 0 || position === 0 || one.position === position);
    const number = this.#numbers.get(forwardingNumber);
    if (orderNumber !== '') this.#orders.set(orderNumber, [...ofOrder, { at, position }]);
    if (forwardingNumber !== '' && !number) this.#numbers.set(forwardingNumber, { at, orderNumber });
    return same?.at ?? (number && number.orderNumber !== orderNumber ? number.at : undefined);
  }
}

const isForwardingNumber = (text: string): boolean => /^[A-Z0-9-]{5,40}$/.test(text);

interface Found {
  readonly used: { readonly id: string; readonly number: string } | undefined;
  readonly ours: boolean;
  readonly disputed: boolean;
  readonly chosen: readonly PackageRow[];
}

function problemOf(
  { number, forwardingNumber }: ShipmentSheetRow,
  order: OrderRow | undefined,
  carrier: OrderCarrier | undefined,
  { used, ours, disputed, chosen }: Found,
): Refusal<ShipmentProblem> | undefined {
  const waits = chosen.length > 0 && chosen.every(({ state }) => state === 'packed');
  if (!order) return refuse('order.unknownNumber', { number }, 'number');
  if (!waits || !packageMayMove(order.state, 'ship')) return refuse('order.notToShip', { number }, 'number');
  if (disputed) return refuse('dispute.orderWaits', { number }, 'number');
  if (!isForwardingNumber(forwardingNumber)) return refuse('order.forwardingNumber', {}, 'forwardingNumber');
  if (ours) return refuse('order.forwardingOurs', { forwardingNumber }, 'forwardingNumber');
  if (used && used.id !== order.id)
    return refuse('order.forwardingUsed', { forwardingNumber, number: used.number }, 'forwardingNumber');
  return carrier ? undefined : refuse('order.carrierUnfit', {}, 'carrier');
}

function carrierFor(
  order: OrderRow,
  written: string,
  carriers: readonly OrderCarrier[],
): OrderCarrier | undefined {
  const name = written.trim().toLowerCase();
  return carriers
    .filter((one) => one.orderId === order.id)
    .find((one) =>
      name === ''
        ? one.id === (order.carrierBeforeId ?? order.carrierId)
        : one.code.toLowerCase() === name || one.name.toLowerCase() === name,
    );
}
