import { unfinishedOrderStates } from '@crossdock/domain/orders/states.ts';
import { warehouseWorkParcelStates } from '@crossdock/domain/parcels/states.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';

/** Counts only unfinished items; finished ones are many and need no action. */
export async function countOpenParcelsAndOrders(tx: Tx, agedBefore: string) {
  const [parcels, ageing, orders] = await Promise.all([
    tx.all(
      fromShop(tx, 'parcels', { state: warehouseWorkParcelStates })
        .select(['state', sql<number>`count(*)`.as('n')])
        .groupBy('state'),
    ),
    tx.one(
      fromShop(tx, 'parcels', { state: 'shelved' })
        .select(sql<number>`count(*)`.as('n'))
        .where('shelvedAt', '<', agedBefore),
    ),
    tx.all(
      fromShop(tx, 'orders', { state: unfinishedOrderStates })
        .select(['state', sql<number>`count(*)`.as('n')])
        .groupBy('state'),
    ),
  ]);
  const of = <S extends string>(states: readonly S[], rows: readonly { state: string; n: number }[]) =>
    recordOf(states, (state) => rows.find((row) => row.state === state)?.n ?? 0);
  return {
    parcels: { ...of(warehouseWorkParcelStates, parcels), ageing: ageing.n },
    orders: of(unfinishedOrderStates, orders),
  };
}

/** The parts that a new shop has set up so far; undefined once it has received a parcel. */
export async function setupProgress(tx: Tx) {
  const has = (table: 'parcels' | 'locations' | 'members' | 'bankAccounts') =>
    db.selectFrom(table).select(sql<number>`1`.as('one')).where('shopId', '=', tx.shopId).limit(1);
  if (await tx.maybe(has('parcels'))) return undefined;
  const [warehouse, shelf, card, account, colleague, member] = await Promise.all([
    tx.maybe(fromShop(tx, 'warehouses', { active: true }).select('id').where('address', '<>', '').limit(1)),
    tx.maybe(has('locations')),
    tx.maybe(
      fromShop(tx, 'rateCards', { state: 'published' })
        .select('id')
        .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>', tx.now)]))
        .limit(1),
    ),
    tx.maybe(has('bankAccounts').where('active', '=', true)),
    tx.maybe(fromShop(tx, 'staff').select('id').offset(1).limit(1)),
    tx.maybe(has('members')),
  ]);
  return {
    warehouse: warehouse !== undefined,
    shelves: shelf !== undefined,
    prices: card !== undefined,
    bankAccount: account !== undefined,
    staff: colleague !== undefined,
    member: member !== undefined,
  };
}

/** Payments for orders by day of the shop's zone. Ids are ordered by time, so `sinceId` limits the read. */
export function sumOrderPaymentsByDay(tx: Tx, timeZone: string, sinceId: string) {
  const day = sql<string>`to_char(at at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return tx.all(
    fromShop(tx, 'ledgerTransfers')
      .select([
        day.as('day'),
        sql<number>`sum(amount_minor)::bigint`.as('amountMinor'),
        sql<number>`count(distinct order_id)`.as('orders'),
      ])
      .where('id', '>=', sinceId)
      .where('kind', '=', 'orderPayment')
      .groupBy(sql`day`),
  );
}

/** The amount that members still owe for packed orders, in minor units. */
export async function sumOwedForPackedOrders(tx: Tx): Promise<number> {
  const row = await tx.one(
    fromShop(tx, 'orders', { state: 'awaitingPayment' })
      .select(sql<number>`coalesce(sum(bill_total_minor - paid_minor), 0)::bigint`.as('owed'))
      .where('billTotalMinor', 'is not', null),
  );
  return row.owed;
}
