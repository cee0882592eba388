import type { EinvoiceProviderKind, EinvoiceSecret } from '@crossdock/contract/einvoices/providerKinds.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, insertIfNew, updateInShop } from '../platform/rows.ts';

export type VisibleEinvoiceKeyParts = { readonly [N in EinvoiceSecret]?: string };

const accountRows = (tx: Tx) => fromShop(tx, 'einvoiceAccounts').selectAll();

/** All accounts for e-invoices, the active one first. */
export function listEinvoiceAccountRows(tx: Tx) {
  return tx.all(accountRows(tx).orderBy('activeSince').orderBy('id', 'desc'));
}

export type EinvoiceAccountRow = Awaited<ReturnType<typeof listEinvoiceAccountRows>>[number];

export const findEinvoiceAccount = (tx: Tx, id: string) => tx.maybe(accountRows(tx).where('id', '=', id));

export function lockEinvoiceAccount(tx: Tx, id: string) {
  return tx.maybe(accountRows(tx).where('id', '=', id).forUpdate());
}

/** The account that invoices are issued with; undefined if the shop issues none. */
export function activeEinvoiceAccount(tx: Tx) {
  return tx.maybe(accountRows(tx).where('activeSince', 'is not', null));
}

interface NewAccount {
  readonly id: string;
  readonly kind: EinvoiceProviderKind;
  readonly merchantId: string;
  readonly live: boolean;
}

/** Adds an account; false if the shop has it already. */
export function addEinvoiceAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  return insertIfNew(tx, 'einvoiceAccounts', { ...account, secretEnds: '{}', createdAt: tx.now });
}

/** Changes an account. Activating it deactivates the other one; its first activation time stays. */
export async function changeEinvoiceAccount(
  tx: Tx,
  id: string,
  { secretEnds, active }: { readonly secretEnds: VisibleEinvoiceKeyParts; readonly active: boolean },
): Promise<void> {
  const mine = updateInShop(tx, 'einvoiceAccounts');
  if (active)
    await tx.run(mine.set({ activeSince: null }).where('id', '<>', id).where('activeSince', 'is not', null));
  await tx.run(
    mine
      .set(({ fn, val }) => ({
        secretEnds: JSON.stringify(secretEnds),
        activeSince: active ? fn.coalesce('activeSince', val(tx.now)) : null,
      }))
      .where('id', '=', id),
  );
  await publish(tx, 'shop', null);
}
