import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import { einvoiceChoiceOf } from '../einvoices/choices.store.ts';
import { findMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';

/** The buyer on a member's invoices, by the member's current choice. */
export async function einvoiceBuyer(tx: Tx, memberId: string): Promise<EinvoiceBuyer> {
  const [choice, member] = await Promise.all([einvoiceChoiceOf(tx, memberId), findMember(tx, memberId)]);
  const { name = '', email = '', phone = '' } = member ?? {};
  return { ...choice, name, email, phone };
}
