import { hasEinvoices } from '@crossdock/contract/einvoices/providerKinds.ts';
import type { Sale, SaleKind } from '@crossdock/domain/einvoices/sales.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileSql, db } from '../platform/query.ts';
import { fromShop } from '../platform/rows.ts';
import type { Shop } from '../platform/shop.ts';
import { saleNumberSql } from './sales.store.ts';

const insertDue = compileSql<{ shopId: string; orderId: string; since: string }>(
  (
    p,
  ) => sql`insert into einvoices_due (shop_id, order_id, since) select ${p.shopId}::uuid, ${p.orderId}::uuid, ${p.since}::timestamptz
    where exists (select 1 from einvoice_accounts where shop_id = ${p.shopId}::uuid and active_since is not null)
      or exists (select 1 from einvoices where shop_id = ${p.shopId}::uuid and order_id = ${p.orderId}::uuid)
    on conflict do nothing returning order_id`,
);

const insertSaleDue = compileSql<{ shopId: string; kind: string; id: string; since: string }>(
  (
    p,
  ) => sql`insert into einvoice_sales_due (shop_id, kind, sale_id, since) select ${p.shopId}::uuid, ${p.kind}, ${p.id}::uuid, ${p.since}::timestamptz
    where exists (select 1 from einvoice_accounts where shop_id = ${p.shopId}::uuid and active_since is not null)
      or exists (select 1 from einvoices where shop_id = ${p.shopId}::uuid and (purchase_id = ${p.id}::uuid
        or service_task_id = ${p.id}::uuid or pickup_task_id = ${p.id}::uuid or problem_id = ${p.id}::uuid))
    on conflict do nothing returning sale_id`,
);

/** Marks a locked sale whose payments changed, so that its invoices are updated soon. */
export async function markEinvoiceDue(
  tx: Tx,
  { currency }: Pick<Shop, 'currency'>,
  { kind, id }: Sale,
): Promise<void> {
  if (!hasEinvoices(currency)) return;
  const at = { shopId: tx.shopId, since: tx.now };
  if (kind === 'order') await tx.compiled(insertDue, { ...at, orderId: id });
  else await tx.compiled(insertSaleDue, { ...at, kind, id });
}

/** Sales whose invoices must be planned, those that wait longest first. */
export function salesWithDueEinvoices(
  tx: Tx,
  most: number,
): Promise<{ kind: SaleKind; id: string; number: string }[]> {
  const sales = fromShop(tx, 'einvoicesDue')
    .select([sql<SaleKind>`'order'`.as('kind'), 'orderId as id', 'since'])
    .unionAll(fromShop(tx, 'einvoiceSalesDue').select(['kind', 'saleId as id', 'since']));
  return tx.all(
    db
      .selectFrom(sales.as('due'))
      .select(['kind', 'id', saleNumberSql(tx, sql.ref('due.id')).as('number')])
      .orderBy('since')
      .orderBy('id')
      .limit(most),
  );
}

/** When the next sale or document is due. */
export const nextDueEinvoiceAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select least((select min(since) from einvoices_due where shop_id = ${shopId}),
    (select min(since) from einvoice_sales_due where shop_id = ${shopId}),
    (select min(due_at) from einvoices where shop_id = ${shopId} and due_at is not null)) as at`;

/** Removes the mark of a locked sale. */
export async function clearEinvoiceDue(tx: Tx, { kind, id }: Sale): Promise<void> {
  const due =
    kind === 'order'
      ? db.deleteFrom('einvoicesDue').where('orderId', '=', id)
      : db.deleteFrom('einvoiceSalesDue').where('saleId', '=', id).where('kind', '=', kind);
  await tx.run(due.where('shopId', '=', tx.shopId));
}
