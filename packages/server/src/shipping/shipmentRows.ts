import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { orderNumberIn } from '@crossdock/domain/orders/number.ts';
import { ordersInDispute } from '../disputes/store.ts';
import {
  carriersOfOrders,
  forwardingNumbersInUse,
  type OrderCarrier,
  ordersByNumber,
} from '../orders/shipping.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { numbersOfOurs } from './ourNumbers.store.ts';

export interface WrittenRow {
  readonly number: string;
  readonly forwardingNumber: string;
  /** Code or name; empty means the ordered carrier. */
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
  readonly number: string;
  readonly forwardingNumber: string;
  readonly order: OrderRow | undefined;
  readonly carrier: OrderCarrier | undefined;
  readonly problem: Refusal<ShipmentProblem> | undefined;
}

/**
 * The effect of each row, for preview and import. With `lock`, the orders stay locked and the forwarding numbers
 * reserved until the transaction ends. `rowOf` names the row that another one repeats.
 */
export async function checkShipmentRows(
  tx: Tx,
  written: readonly WrittenRow[],
  { lock, rowOf }: { lock: boolean; rowOf: (at: number) => number },
): Promise<CheckedRow[]> {
  const rows = written.map(({ number, forwardingNumber, carrier }) => ({
    number: orderNumberIn(number) ?? number.normalize('NFKC').trim().toUpperCase(),
    forwardingNumber: forwardingNumber.normalize('NFKC').toUpperCase().replace(/\s/g, ''),
    carrier,
  }));
  const forwardingNumbers = rows.map((row) => row.forwardingNumber).filter(isForwardingNumber);
  const orders = await ordersByNumber(
    tx,
    rows.map((row) => row.number),
    lock,
  );
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const [carriers, used, ours, disputed] = await Promise.all([
    carriersOfOrders(
      tx,
      orders.map((order) => order.id),
    ),
    forwardingNumbersInUse(tx, forwardingNumbers, { hold: lock }),
    numbersOfOurs(tx, forwardingNumbers),
    ordersInDispute(
      tx,
      orders.map((order) => order.id),
    ),
  ]);
  const seen = new Map<string, number>();
  return rows.map((row, at) => {
    const order = byNumber.get(row.number);
    const carrier = order && carrierFor(order, row.carrier, carriers);
    const repeats = seen.get(row.number) ?? seen.get(row.forwardingNumber);
    for (const number of [row.number, row.forwardingNumber])
      if (number !== '' && !seen.has(number)) seen.set(number, at);
    const problem =
      repeats === undefined
        ? problemOf(row, order, carrier, {
            used: used.get(row.forwardingNumber),
            ours: ours.has(row.forwardingNumber),
            disputed: disputed.has(order?.id ?? ''),
          })
        : refuse('order.repeatedInFile', { row: rowOf(repeats) }, 'number');
    return { number: row.number, forwardingNumber: row.forwardingNumber, order, carrier, problem };
  });
}

const isForwardingNumber = (text: string): boolean => /^[A-Z0-9-]{5,40}$/.test(text);

interface Found {
  readonly used: { readonly id: string; readonly number: string } | undefined;
  readonly ours: boolean;
  readonly disputed: boolean;
}

function problemOf(
  { number, forwardingNumber }: WrittenRow,
  order: OrderRow | undefined,
  carrier: OrderCarrier | undefined,
  { used, ours, disputed }: Found,
): Refusal<ShipmentProblem> | undefined {
  if (!order) return refuse('order.unknownNumber', { number }, 'number');
  if (order.state !== 'awaitingShipment') return refuse('order.notToShip', { number }, 'number');
  if (disputed) return refuse('dispute.orderWaits', { number }, 'number');
  if (!isForwardingNumber(forwardingNumber)) return refuse('order.forwardingNumber', {}, 'forwardingNumber');
  if (ours) return refuse('order.forwardingOurs', { forwardingNumber }, 'forwardingNumber');
  if (used)
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
        ? one.id === order.carrierId
        : one.code.toLowerCase() === name || one.name.toLowerCase() === name,
    );
}
