import type { Sale, SaleKind } from '@crossdock/domain/einvoices/sales.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';

/** The column of `einvoices` that refers to each kind of sale; the others are empty. */
export const saleColumnByKind = {
  order: 'orderId',
  purchase: 'purchaseId',
  service: 'serviceTaskId',
  pickup: 'pickupTaskId',
  problem: 'problemId',
} as const satisfies Readonly<Record<SaleKind, string>>;

/** The columns of all sales with their table name, for queries with joins. */
export const saleColumns = keysOf(saleColumnByKind).map(
  (kind) => `einvoices.${saleColumnByKind[kind]}` as const,
);

export type SaleColumns = Readonly<Record<(typeof saleColumnByKind)[SaleKind], string | null>>;

/** The sale that a document is for. */
export function saleOf(row: SaleColumns): Sale {
  for (const kind of keysOf(saleColumnByKind)) {
    const id = row[saleColumnByKind[kind]];
    if (id !== null) return { kind, id };
  }
  throw new Error('an e-invoice is for nothing');
}

/** The sale columns of a new document. */
export const toSaleColumns = ({ kind, id }: Sale) => ({ [saleColumnByKind[kind]]: id });

/** The number by which people know a sale: its own, or that of its parcel. */
export const saleNumberSql = (tx: Pick<Tx, 'shopId'>, id: RawBuilder<unknown>) =>
  sql<string>`coalesce((select number from orders where shop_id = ${tx.shopId} and id = ${id}),
    (select number from purchases where shop_id = ${tx.shopId} and id = ${id}),
    (select number from pickup_tasks where shop_id = ${tx.shopId} and id = ${id}),
    (select bill_code from parcels where shop_id = ${tx.shopId} and id = coalesce(
      (select parcel_id from service_tasks where shop_id = ${tx.shopId} and id = ${id}),
      (select parcel_id from problem_pieces where shop_id = ${tx.shopId} and id = ${id}))),
    '')`;

export async function saleNumber(tx: Tx, { id }: Sale): Promise<string> {
  const found = await tx.one(db.selectNoFrom(saleNumberSql(tx, sql`${id}::uuid`).as('number')));
  return found.number;
}

/** The number of the sale of a row of `einvoices`. */
export const saleNumberSqlOfRow = (tx: Pick<Tx, 'shopId'>) => saleNumberSql(tx, saleId);

const saleId = sql`coalesce(einvoices.order_id, einvoices.purchase_id, einvoices.service_task_id,
  einvoices.pickup_task_id, einvoices.problem_id)`;

/** The condition for documents whose sale has this number. */
export const saleNumberCondition = (tx: Pick<Tx, 'shopId'>, number: string) =>
  sql<boolean>`(einvoices.order_id in (select id from orders where shop_id = ${tx.shopId} and number = ${number})
    or einvoices.purchase_id in (select id from purchases where shop_id = ${tx.shopId} and number = ${number})
    or einvoices.pickup_task_id in (select id from pickup_tasks where shop_id = ${tx.shopId} and number = ${number})
    or einvoices.service_task_id in (select task.id from service_tasks as task join parcels
      on parcels.shop_id = task.shop_id and parcels.id = task.parcel_id
      where task.shop_id = ${tx.shopId} and parcels.bill_code = ${number})
    or einvoices.problem_id in (select problem.id from problem_pieces as problem join parcels
      on parcels.shop_id = problem.shop_id and parcels.id = problem.parcel_id
      where problem.shop_id = ${tx.shopId} and parcels.bill_code = ${number}))`;
