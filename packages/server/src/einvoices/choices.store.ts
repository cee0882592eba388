import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import type { Tx } from '../platform/db.ts';
import { findRow, putRow } from '../platform/rows.ts';

export type Choice = Pick<EinvoiceBuyer, 'kind' | 'code' | 'title' | 'address'>;

const usual: Choice = { kind: 'email', code: '', title: '', address: '' };

/** The member's choice for e-invoices; the default is the carrier of their email address. */
export async function einvoiceChoiceOf(tx: Tx, memberId: string): Promise<Choice> {
  const row = await findRow(tx, 'einvoiceChoices', { memberId }, ['kind', 'code', 'title', 'address']);
  return row ?? usual;
}

export async function storeEinvoiceChoice(tx: Tx, memberId: string, choice: Choice): Promise<void> {
  await putRow(tx, 'einvoiceChoices', { memberId }, { ...choice, updatedAt: tx.now });
}
