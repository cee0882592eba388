import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** A number as the tables hold it: the order number it can mean, and as it was written. */
export interface AskedNumber {
  readonly number: string;
  readonly written: string;
}

/** The order of an order number or of a forwarding number, with what its tracks show beside. */
export function trackedOrder(tx: Tx, { number, written }: AskedNumber) {
  return tx.maybe(
    db
      .selectFrom('orders')
      .innerJoin('carriers', (join) =>
        join.onRef('carriers.shop_id', '=', 'orders.shop_id').onRef('carriers.id', '=', 'orders.carrier_id'),
      )
      .select([
        'orders.id',
        'orders.number',
        'orders.member_id',
        'orders.state',
        'orders.phone',
        'orders.forwarding_number',
        'orders.created_at',
        'orders.packed_at',
        'orders.shipped_at',
        'orders.signed_at',
        'carriers.name as carrier_name',
        'carriers.tracking_url',
      ])
      .where('orders.shop_id', '=', tx.shopId)
      .where((eb) => eb.or([eb('orders.number', '=', number), eb('orders.forwarding_number', '=', written)]))
      .orderBy('orders.id', 'desc')
      .limit(1),
  );
}

export type TrackedOrder = NonNullable<Awaited<ReturnType<typeof trackedOrder>>>;

const parcelRows = (tx: Tx) =>
  db
    .selectFrom('parcels')
    .leftJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'parcels.shop_id').onRef('members.id', '=', 'parcels.member_id'),
    )
    .leftJoin('warehouses', (join) =>
      join
        .onRef('warehouses.shop_id', '=', 'parcels.shop_id')
        .onRef('warehouses.id', '=', 'parcels.warehouse_id'),
    )
    .leftJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'parcels.shop_id').onRef('orders.id', '=', 'parcels.order_id'),
    )
    .select([
      'parcels.id',
      'parcels.bill_code',
      'parcels.courier',
      'parcels.state',
      'parcels.member_id',
      'parcels.forecast_at',
      'parcels.arrived_at',
      'parcels.shelved_at',
      'members.phone',
      'warehouses.name as warehouse_name',
      'warehouses.names as warehouse_names',
      'orders.number as order_number',
    ])
    .where('parcels.shop_id', '=', tx.shopId);

export function trackedParcel(tx: Tx, billCode: string) {
  return tx.maybe(parcelRows(tx).where('parcels.bill_code', '=', billCode));
}

export type TrackedParcel = NonNullable<Awaited<ReturnType<typeof trackedParcel>>>;

export function parcelsTravellingIn(tx: Tx, orderId: string) {
  return tx.all(parcelRows(tx).where('parcels.order_id', '=', orderId).orderBy('parcels.id'));
}

export interface Subject {
  /** Null for a parcel on its way to the warehouse. */
  readonly orderId: string | null;
  readonly memberId: string | null;
  /** Under which number its events are kept. */
  readonly number: string;
  /** What people recognise it by. */
  readonly about: string;
}

/** What staff mean by numbers: orders by their own or forwarding number, parcels by their courier's. By written number. */
export async function subjectsOf(tx: Tx, asked: readonly AskedNumber[]): Promise<Map<string, Subject>> {
  if (asked.length === 0) return new Map();
  const written = asked.map((one) => one.written);
  const [orders, parcels] = await Promise.all([
    tx.all(
      db
        .selectFrom('orders')
        .select(['id', 'number', 'forwarding_number', 'member_id', 'consignee'])
        .where('shop_id', '=', tx.shopId)
        .where((eb) =>
          eb.or([
            eb(
              'number',
              'in',
              asked.map((one) => one.number),
            ),
            eb.and([eb('forwarding_number', 'in', written), eb('forwarding_number', '<>', '')]),
          ]),
        ),
    ),
    tx.all(
      db
        .selectFrom('parcels')
        .select(['bill_code', 'member_id', 'goods_name'])
        .where('shop_id', '=', tx.shopId)
        .where('bill_code', 'in', written),
    ),
  ]);
  const orderBy = new Map(
    orders.flatMap((row) => [[row.forwarding_number, row] as const, [row.number, row] as const]),
  );
  const parcelBy = new Map(parcels.map((row) => [row.bill_code, row]));
  const found = new Map<string, Subject>();
  for (const one of asked) {
    const order = orderBy.get(one.number) ?? orderBy.get(one.written);
    const parcel = parcelBy.get(one.written);
    if (order)
      found.set(one.written, {
        orderId: order.id,
        memberId: order.member_id,
        number: order.forwarding_number || order.number,
        about: `${order.number} · ${order.consignee}`,
      });
    else if (parcel)
      found.set(one.written, {
        orderId: null,
        memberId: parcel.member_id,
        number: parcel.bill_code,
        about: parcel.goods_name || parcel.bill_code,
      });
  }
  return found;
}
