import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { findRows, fromShop } from '../platform/rows.ts';
import { selectOrderIdsByNumbers } from '../platform/selectOrderIdsByNumbers.ts';
import { warehouseColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { findTrackedPackages } from './packages.store.ts';

/** A typed number in the forms that tables store: the order number it may be, and the number as written. */
export interface RequestedNumber {
  readonly number: string;
  readonly written: string;
  /** The package number that it may be; `number` is then its order's. */
  readonly own?: string | undefined;
}

/**
 * The order with this order number or tracking number, also of a package, with the data that tracking shows.
 */
export function findTrackedOrder(tx: Tx, { number, written }: RequestedNumber) {
  return tx.maybe(
    fromShop(tx, 'orders')
      .innerJoin('carriers', shopJoin('carriers.id', 'orders.carrierId'))
      .select([
        'orders.id',
        'orders.number',
        'orders.memberId',
        'orders.state',
        'orders.phone',
        'orders.forwardingNumber',
        'orders.createdAt',
        'orders.packedAt',
        'orders.shippedAt',
        'orders.signedAt',
        'orders.lostAt',
        'orders.lostReason',
        'orders.carrierId',
        'carriers.name as carrierName',
        'carriers.trackingUrl',
      ])
      .where(sql<boolean>`orders.id in (${selectOrderIdsByNumbers(tx, [number], [written])})`)
      .orderBy('orders.id', 'desc')
      .limit(1),
  );
}

export type TrackedOrder = NonNullable<Awaited<ReturnType<typeof findTrackedOrder>>>;

const parcelRows = (tx: Tx) =>
  fromShop(tx, 'parcels')
    .leftJoin('members', shopJoin('members.id', 'parcels.memberId'))
    .leftJoin('warehouses', shopJoin('warehouses.id', 'parcels.warehouseId'))
    .leftJoin('orders', shopJoin('orders.id', 'parcels.orderId'))
    .select([
      'parcels.id',
      'parcels.courierNumber',
      'parcels.courier',
      'parcels.state',
      'parcels.memberId',
      'parcels.forecastAt',
      'parcels.arrivedAt',
      'parcels.shelvedAt',
      'members.phone',
      ...warehouseColumns,
      'orders.number as orderNumber',
    ]);

export const findTrackedParcel = (tx: Tx, courierNumber: string) =>
  tx.maybe(parcelRows(tx).where('parcels.courierNumber', '=', courierNumber));

export type TrackedParcel = NonNullable<Awaited<ReturnType<typeof findTrackedParcel>>>;

export function trackedParcelsOfOrder(tx: Tx, orderId: string) {
  return tx.all(parcelRows(tx).where('parcels.orderId', '=', orderId).orderBy('parcels.id'));
}

export interface TrackedSubject {
  /** Null for a parcel on its way to the warehouse. */
  readonly orderId: string | null;
  readonly memberId: string | null;
  /** The number under which its events are stored. */
  readonly number: string;
  /** The file with its old history; null if there is none. */
  readonly historyId: string | null;
  /** The id of the order or the parcel. */
  readonly id: string;
  /** The number that people recognise it by. */
  readonly about: string;
}

/**
 * Finds the subjects of numbers that staff enter: orders by their own or tracking number, parcels by courier
 * number. Keyed by the number as written.
 */
export async function findTrackedSubjects(
  tx: Tx,
  asked: readonly RequestedNumber[],
): Promise<Map<string, TrackedSubject>> {
  if (asked.length === 0) return new Map();
  const written = asked.map((one) => one.written);
  const own = asked.map((one) => one.number);
  const [orders, parcels] = await Promise.all([
    ordersWithPackages(tx, own, written),
    findRows(tx, 'parcels', { courierNumber: written }, [
      'id',
      'courierNumber',
      'memberId',
      'goodsName',
      'historyId',
    ]),
  ]);
  const orderBy = new Map(orders.flatMap((row) => row.numbers.map((one) => [one, row] as const)));
  const parcelBy = new Map(parcels.map((row) => [row.courierNumber, row]));
  const found = new Map<string, TrackedSubject>();
  for (const one of asked) {
    const order = orderBy.get(one.number) ?? orderBy.get(one.written);
    const parcel = parcelBy.get(one.written);
    if (order)
      found.set(one.written, {
        ...{ id: order.id, historyId: order.historyId },
        orderId: order.id,
        memberId: order.memberId,
        number: numberOfEvents(order, one),
        about: `${one.number === order.number ? (one.own ?? order.number) : order.number} · ${order.consignee}`,
      });
    else if (parcel)
      found.set(one.written, {
        ...{ id: parcel.id, historyId: parcel.historyId },
        orderId: null,
        memberId: parcel.memberId,
        number: parcel.courierNumber,
        about: parcel.goodsName || parcel.courierNumber,
      });
  }
  return found;
}

/** The orders with these numbers, each with its packages and all numbers by which it is found. */
async function ordersWithPackages(tx: Tx, own: readonly string[], written: readonly string[]) {
  const orders = await tx.all(
    fromShop(tx, 'orders')
      .select(['id', 'number', 'forwardingNumber', 'memberId', 'consignee', 'historyId'])
      .select(['state', 'carrierId', 'shippedAt', 'signedAt', 'lostAt', 'lostReason'])
      .where(sql<boolean>`orders.id in (${selectOrderIdsByNumbers(tx, own, written)})`),
  );
  const packages = await findTrackedPackages(tx, orders);
  return orders.map((order) => {
    const parts = packages.get(order.id) ?? [];
    const numbers = [order, ...parts].map(({ forwardingNumber }) => forwardingNumber);
    return { ...order, parts, numbers: [...new Set([order.number, ...numbers.filter(Boolean)])] };
  });
}

type OrderWithPackages = Awaited<ReturnType<typeof ordersWithPackages>>[number];

/**
 * The number under which an event is stored. An event of one package is stored under the package's tracking number. An
 * event of a whole order whose packages have different numbers is stored under the order's own number, and applies to
 * all its packages.
 */
function numberOfEvents(order: OrderWithPackages, { written, own }: RequestedNumber): string {
  const part = order.parts.find(({ position }) => packageNumber(order.number, position) === own);
  if (part) return part.forwardingNumber || packageNumber(order.number, part.position);
  if (order.parts.some(({ forwardingNumber }) => forwardingNumber === written)) return written;
  const numbers = new Set(order.parts.map(({ forwardingNumber }) => forwardingNumber).filter(Boolean));
  return numbers.size > 1 ? order.number : order.forwardingNumber || order.number;
}
