import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import { type IssuedDocument, planDocuments } from '@crossdock/domain/einvoices/documents.ts';
import type { Sale } from '@crossdock/domain/einvoices/sales.ts';
import {
  type EinvoiceItem,
  einvoiceItems,
  includedTaxOf,
  splitIntoInvoices,
  taxSums,
} from '@crossdock/domain/einvoices/taxes.ts';
import { toMinor } from '@crossdock/domain/money.ts';
import { activeEinvoiceAccount } from '../einvoices/accounts.store.ts';
import { clearEinvoiceDue } from '../einvoices/due.store.ts';
import { addEinvoice, type EinvoiceRow, einvoicesOfSale, transitionEinvoice } from '../einvoices/store.ts';
import type { Tx } from '../platform/db.ts';
import type { System } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { einvoiceBuyer } from './buyer.ts';
import { lockSale, type SaleToInvoice } from './sales.ts';

const inDollars = (minor: number): number => Math.round(minor / toMinor(1, 'TWD'));

/**
 * Matches a sale's invoices to its payments: creates missing ones, drops unissued ones that are no longer needed, and
 * takes back refunded amounts. The provider is called later. Repeating it changes nothing.
 */
export async function planEinvoices(tx: Tx, actor: System, sale: Sale): Promise<void> {
  const sold = await lockSale(tx, sale);
  await clearEinvoiceDue(tx, sale);
  if (sold === undefined) return;
  const [known, account] = [await einvoicesOfSale(tx, sale), await activeEinvoiceAccount(tx)];
  const target = inDollars(sold.netMinor);
  const made = planDocuments(known.map(knownOf), target, tx.now);
  const rowOf = (id: string): EinvoiceRow => {
    const row = known.find((one) => one.id === id);
    if (row === undefined) throw new Error('a plan names what is not there');
    return row;
  };
  for (const id of made.drop) await transitionEinvoice(tx, actor, rowOf(id), 'drop');
  for (const id of made.takeBack)
    await transitionEinvoice(tx, actor, rowOf(id), 'takeBack', { dueAt: tx.now, tries: 0 });
  for (const { ofId, tax, dollars } of made.allow)
    await add(tx, actor, { ...rowOf(ofId), sale, ofId }, [{ kind: 'givenBack', tax, dollars }]);
  // Sales that were paid before the shop used this account got their invoices in another way, so none are issued
  // here.
  const isEarlier = known.length === 0 && (sold.paidAt ?? tx.now) < (account?.activeSince ?? '');
  if (made.issueDollars === 0 || account === undefined || isEarlier) return;
  const buyer = await einvoiceBuyer(tx, sold.memberId);
  const items = await itemsFor(tx, sold, made.issueDollars, target);
  // Only consumers get an invoice with mixed taxes: ezPay refuses them for companies, and ECPay does not document that
  // it accepts them.
  for (const part of splitIntoInvoices(items, buyer.kind !== 'company'))
    await add(tx, actor, { ofId: null, accountId: account.id, sale, memberId: sold.memberId, buyer }, part);
}

const knownOf = (row: EinvoiceRow): IssuedDocument => ({
  ...{ id: row.id, kind: row.kind, ofId: row.ofId, state: row.state, tries: row.tries },
  dollars: inDollars(row.amountMinor),
  sums: {
    taxable: inDollars(row.taxableMinor),
    zero: inDollars(row.zeroMinor),
    exempt: inDollars(row.exemptMinor),
  },
  issuedAt: row.issuedAt,
  donated: row.buyer.kind === 'donation',
});

/** The lines of the sale. For an order that already has an invoice, only the difference. */
async function itemsFor(
  tx: Tx,
  { sale, lines }: SaleToInvoice,
  dollars: number,
  target: number,
): Promise<EinvoiceItem[]> {
  const { einvoices } = await currentSettings(tx);
  const isDifference = sale.kind === 'order' && dollars !== target;
  return einvoiceItems(isDifference ? [] : await lines(), dollars, einvoices.taxes);
}

interface Whose {
  readonly ofId: string | null;
  readonly accountId: string;
  readonly sale: Sale;
  readonly memberId: string;
  readonly buyer: EinvoiceBuyer;
}

async function add(
  tx: Tx,
  actor: System,
  { ofId, accountId, sale, memberId, buyer }: Whose,
  items: readonly EinvoiceItem[],
): Promise<void> {
  const sums = taxSums(items);
  const minor = (dollars: number) => toMinor(dollars, 'TWD');
  await addEinvoice(tx, actor, {
    ...{ kind: ofId === null ? 'invoice' : 'allowance', ofId, accountId, sale, memberId, buyer, items },
    amountMinor: minor(sums.taxable + sums.zero + sums.exempt),
    ...{ taxableMinor: minor(sums.taxable), zeroMinor: minor(sums.zero), exemptMinor: minor(sums.exempt) },
    taxMinor: minor(includedTaxOf(sums.taxable)),
  });
}
