import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import type { Tx } from '../platform/db.ts';
import { findRow, putRow } from '../platform/rows.ts';

export type StoredEinvoiceChoice = Pick<EinvoiceBuyer, 'kind' | 'code' | 'title' | 'address'>;

const usual: StoredEinvoiceChoice = { kind: 'email', code: '', title: '', address: '' };

/**
 * How the member receives e-invoices. Without a stored choice, the provider stores them under the member's email
 * address.
 */
export async function einvoiceChoiceOf(tx: Tx, memberId: string): Promise<StoredEinvoiceChoice> {
  const row = await findRow(tx, 'einvoiceChoices', { memberId }, ['kind', 'code', 'title', 'address']);
  return row ?? usual;
}

export async function storeEinvoiceChoice(
  tx: Tx,
  memberId: string,
  choice: StoredEinvoiceChoice,
): Promise<void> {
  await putRow(tx, 'einvoiceChoices', { memberId }, { ...choice, updatedAt: tx.now });
}
