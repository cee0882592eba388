import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import { type KnownDocument, plan } from '@crossdock/domain/einvoices/documents.ts';
import { type EinvoiceItem, itemsOf, separated, taxIn, taxSums } from '@crossdock/domain/einvoices/taxes.ts';
import { inMinor } from '@crossdock/domain/money.ts';
import { isReceiptReady } from '@crossdock/domain/receipts/documents.ts';
import { activeEinvoiceAccount } from '../einvoices/accounts.store.ts';
import { endEinvoiceDue } from '../einvoices/due.store.ts';
import { addEinvoice, type EinvoiceRow, einvoicesOfOrder, moveEinvoice } from '../einvoices/store.ts';
import { linesOf } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { System } from '../platform/scope.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { buyerOf } from './buyer.ts';

const inDollars = (minor: number): number => Math.round(minor / inMinor(1, 'TWD'));

/**
 * Brings the invoices of a locked order to what the shop has of its payments: writes those that are missing, drops those that
 * were not issued yet, and takes back what was given back. The provider is asked for them later. Called again, it changes nothing.
 */
export async function planFor(tx: Tx, actor: System, order: OrderRow): Promise<void> {
  await endEinvoiceDue(tx, order.id);
  if (!isReceiptReady(order)) return;
  const [known, account] = [await einvoicesOfOrder(tx, order.id), await activeEinvoiceAccount(tx)];
  const target = inDollars(order.paidMinor + order.paymentFeeMinor);
  const made = plan(known.map(knownOf), target, tx.now);
  const rowOf = (id: string): EinvoiceRow => {
    const row = known.find((one) => one.id === id);
    if (row === undefined) throw new Error('a plan names what is not there');
    return row;
  };
  for (const id of made.drop) await moveEinvoice(tx, actor, rowOf(id), 'drop');
  for (const id of made.takeBack)
    await moveEinvoice(tx, actor, rowOf(id), 'takeBack', { dueAt: tx.now, tries: 0 });
  for (const { ofId, tax, dollars } of made.allow)
    await add(tx, actor, { ...rowOf(ofId), ofId }, [{ kind: 'givenBack', tax, dollars }]);
  // What was paid before invoices were turned on has its invoice from elsewhere.
  const isEarlier = known.length === 0 && (order.paidAt ?? tx.now) < (account?.activeSince ?? '');
  if (made.issueDollars === 0 || account === undefined || isEarlier) return;
  const buyer = await buyerOf(tx, order.memberId);
  const isWhole = made.issueDollars === target;
  const items = await itemsFor(tx, order, isWhole, made.issueDollars);
  // ezPay mixes taxes for consumers alone, and ECPay does not say that it does for companies.
  for (const part of separated(items, buyer.kind !== 'company')) {
    const { id: orderId, memberId } = order;
    await add(tx, actor, { ofId: null, accountId: account.id, orderId, memberId, buyer }, part);
  }
}

const knownOf = (row: EinvoiceRow): KnownDocument => ({
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

/** The lines of the bill where nothing else is invoiced, else the difference. */
async function itemsFor(tx: Tx, order: OrderRow, isWhole: boolean, dollars: number): Promise<EinvoiceItem[]> {
  const { einvoices } = await currentSettings(tx);
  const { bill, payment } = await linesOf(tx, order.id);
  return itemsOf(isWhole ? [...bill, ...payment] : [], dollars, einvoices.taxes);
}

interface Whose {
  readonly ofId: string | null;
  readonly accountId: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly buyer: EinvoiceBuyer;
}

async function add(
  tx: Tx,
  actor: System,
  { ofId, accountId, orderId, memberId, buyer }: Whose,
  items: readonly EinvoiceItem[],
): Promise<void> {
  const sums = taxSums(items);
  const minor = (dollars: number) => inMinor(dollars, 'TWD');
  await addEinvoice(tx, actor, {
    ...{ kind: ofId === null ? 'invoice' : 'allowance', ofId, accountId, orderId, memberId, buyer, items },
    amountMinor: minor(sums.taxable + sums.zero + sums.exempt),
    ...{ taxableMinor: minor(sums.taxable), zeroMinor: minor(sums.zero), exemptMinor: minor(sums.exempt) },
    taxMinor: minor(taxIn(sums.taxable)),
  });
}
