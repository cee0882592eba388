import type { SecretName } from '@crossdock/contract/payments/providerKinds.ts';
import type { PayoutProvider } from '@crossdock/domain/payouts/file.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import {
  changeRow,
  countRows,
  deleteFromShop,
  fromShop,
  insertIfNew,
  putRow,
  updateInShop,
} from '../platform/rows.ts';
import type { PaymentAccountsTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';

export type VisibleSecretParts = { readonly [N in SecretName]?: string };

const accountRows = (tx: Tx) => fromShop(tx, 'paymentAccounts').selectAll();

/** All accounts, including ended ones: active ones first, newest first. */
export function listAccounts(tx: Tx) {
  return tx.all(accountRows(tx).orderBy('endedAt', 'desc').orderBy('id', 'desc'));
}

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

export const findAccount = (tx: Tx, id: string) => tx.maybe(accountRows(tx).where('id', '=', id));

/** The account, locked until the end of the transaction. */
export const lockAccount = (tx: Tx, id: string) => tx.maybe(accountRows(tx).where('id', '=', id).forUpdate());

/**
 * The account that payment orders are sent from: the newest active Billplz account with a collection for
 * them.
 */
export async function payoutAccount(tx: Tx): Promise<PayoutProvider | undefined> {
  const rows = await tx.all(
    accountRows(tx).where('kind', '=', 'billplz').where('endedAt', 'is', null).orderBy('id', 'desc'),
  );
  const [found] = rows.flatMap(({ id: accountId, live, secretEnds }) => {
    const collectionId = secretEnds.payoutCollectionId;
    return collectionId === undefined ? [] : [{ accountId, live, collectionId }];
  });
  return found;
}

/**
 * Finds an account by the secret key in its callback address. Ended accounts are found too, because payments
 * in progress still arrive.
 */
export function findAccountByKey(tx: Tx, callbackKey: string) {
  return tx.maybe(accountRows(tx).where('callbackKey', '=', callbackKey));
}

export interface PayeeAccountOfMethod {
  readonly method: string;
  /** The account's id. */
  readonly id: string;
  readonly kind: string;
  readonly live: boolean;
  readonly callbackKey: string;
  /** Null for the provider's usual amount. */
  readonly leastMinor: number | null;
  readonly mostMinor: number | null;
}

const servedRows = compileStatement<{ shopId: string }, PayeeAccountOfMethod>((p) =>
  fromShop(p, 'paymentAccountMethods')
    .innerJoin('paymentAccounts', shopJoin('paymentAccounts.id', 'paymentAccountMethods.accountId'))
    .select(['method', 'paymentAccounts.id', 'kind', 'live', 'callbackKey', 'leastMinor', 'mostMinor']),
);

/** The account that each method is paid into. */
export const payeeAccountsOfMethods = (tx: Tx) => tx.compiled(servedRows, { shopId: tx.shopId });

/** The number of undecided payments of each account. */
export function countOpenPayments(tx: Tx) {
  return tx.all(
    fromShop(tx, 'payments')
      .select(({ fn }) => ['accountId', fn.countAll<number>().as('n')])
      .where('accountId', 'is not', null)
      .where('state', 'in', ['created', 'pending'])
      .groupBy('accountId'),
  );
}

/** Whether a payment of the account is open, or has succeeded. */
export function hasPayments(tx: Tx, accountId: string): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'payments', { accountId })
      .select('id')
      .where('state', 'in', ['created', 'pending', 'succeeded', 'refunded'])
      .limit(1),
  );
}

export async function countAccounts(tx: Tx): Promise<number> {
  return countRows(tx, fromShop(tx, 'paymentAccounts'));
}

/** Adds an account; false if another account with the same address was added meanwhile. */
export function addAccount(
  tx: Tx,
  account: Omit<Insertable<PaymentAccountsTable>, 'shopId' | 'createdAt' | 'endedAt'>,
): Promise<boolean> {
  return insertIfNew(tx, 'paymentAccounts', { ...account, createdAt: tx.now });
}

export async function changeAccount(
  tx: Tx,
  id: string,
  changes: { name: string; live: boolean; secretEnds: VisibleSecretParts },
): Promise<void> {
  await changeRow(tx, 'paymentAccounts', id, { ...changes, secretEnds: JSON.stringify(changes.secretEnds) });
}

/** Ends an account, so that its methods are no longer paid into it. False if it had ended already. */
export async function endAccount(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx.run(
    updateInShop(tx, 'paymentAccounts', { id }).set({ endedAt: tx.now }).where('endedAt', 'is', null),
  );
  if (ended === 1) await assignMethods(tx, id, []);
  return ended === 1;
}

export interface MethodWithLimits {
  readonly method: string;
  readonly leastMinor: number | null;
  readonly mostMinor: number | null;
}

/** The methods whose amount limits differ from the provider's usual ones. */
export const customLimitsOfMethods = (served: readonly MethodWithLimits[]) =>
  served.flatMap(({ method, leastMinor, mostMinor }) =>
    leastMinor === null && mostMinor === null ? [] : [{ method, leastMinor, mostMinor }],
  );

/** Assigns exactly these methods to the account; accounts that served them before no longer do. */
export async function assignMethods(
  tx: Tx,
  accountId: string,
  served: readonly MethodWithLimits[],
): Promise<void> {
  const methods = served.map(({ method }) => method);
  let others = deleteFromShop(tx, 'paymentAccountMethods', { accountId });
  if (methods.length > 0) others = others.where('method', 'not in', methods);
  await tx.run(others);
  for (const { method, leastMinor, mostMinor } of served)
    await putRow(tx, 'paymentAccountMethods', { method }, { accountId, leastMinor, mostMinor });
  await publish(tx, 'shop', null);
}
