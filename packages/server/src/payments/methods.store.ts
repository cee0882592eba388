import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, db } from '../platform/query.ts';
import { fromShop, putRow } from '../platform/rows.ts';
import type { PaymentMethodsTable } from '../platform/schema.gen.ts';

const methodRows = (tx: Tx) => fromShop(tx, 'paymentMethods').selectAll().orderBy('position').orderBy('code');

/** All payment methods of the shop, closed ones included, in display order. */
export const listMethods = (tx: Tx) => tx.all(methodRows(tx));

export type MethodRow = Awaited<ReturnType<typeof listMethods>>[number];

const openMethod = compileStatement<{ shopId: string; code: PaymentMethodCode }, MethodRow>((p) =>
  fromShop(p, 'paymentMethods', { code: p.code, active: true }).selectAll(),
);

/** The payment method, if the shop offers it. */
export async function findOpenMethod(tx: Tx, code: PaymentMethodCode): Promise<MethodRow | undefined> {
  return (await tx.compiled(openMethod, { shopId: tx.shopId, code }))[0];
}

export async function saveMethod(
  tx: Tx,
  method: Omit<Insertable<PaymentMethodsTable>, 'shopId'>,
): Promise<void> {
  const { code, ...changes } = method;
  await putRow(tx, 'paymentMethods', { code }, changes);
}

/** Adds a payment method that the shop does not have yet. */
export async function addMissingMethod(tx: Tx, method: Insertable<PaymentMethodsTable>): Promise<void> {
  await tx.run(
    db
      .insertInto('paymentMethods')
      .values(method)
      .onConflict((conflict) => conflict.doNothing()),
  );
}
