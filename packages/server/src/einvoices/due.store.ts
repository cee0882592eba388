import { hasEinvoices } from '@crossdock/contract/einvoices/providerKinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compiledSql, db } from '../platform/query.ts';
import type { Shop } from '../platform/shop.ts';

const insertDue = compiledSql<{ shopId: string; orderId: string; since: string }>(
  (
    p,
  ) => sql`insert into einvoices_due (shop_id, order_id, since) select ${p.shopId}::uuid, ${p.orderId}::uuid, ${p.since}::timestamptz
    where exists (select 1 from einvoice_accounts where shop_id = ${p.shopId}::uuid and active_since is not null)
      or exists (select 1 from einvoices where shop_id = ${p.shopId}::uuid and order_id = ${p.orderId}::uuid)
    on conflict do nothing returning order_id`,
);

/** The payments of a locked order changed: its invoices are brought to them soon. */
export async function noteEinvoiceDue(
  tx: Tx,
  { currency }: Pick<Shop, 'currency'>,
  orderId: string,
): Promise<void> {
  if (hasEinvoices(currency)) await tx.compiled(insertDue, { shopId: tx.shopId, orderId, since: tx.now });
}

/** Orders whose invoices are to be planned, the longest waiting first. */
export function dueEinvoices(tx: Tx, most: number) {
  return tx.all(
    db
      .selectFrom('einvoicesDue')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.shopId', '=', 'einvoicesDue.shopId')
          .onRef('orders.id', '=', 'einvoicesDue.orderId'),
      )
      .select(['einvoicesDue.orderId as id', 'orders.number'])
      .where('einvoicesDue.shopId', '=', tx.shopId)
      .orderBy('since')
      .orderBy('orderId')
      .limit(most),
  );
}

/** When the next order or document is due. */
export const nextDueEinvoice = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select least((select min(since) from einvoices_due where shop_id = ${shopId}),
    (select min(due_at) from einvoices where shop_id = ${shopId} and due_at is not null)) as at`;

/** Of an order that is locked. */
export async function endEinvoiceDue(tx: Tx, orderId: string): Promise<void> {
  await tx.run(db.deleteFrom('einvoicesDue').where('shopId', '=', tx.shopId).where('orderId', '=', orderId));
}
