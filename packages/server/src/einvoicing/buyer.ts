import type { EinvoiceBuyer } from '@crossdock/domain/einvoices/choices.ts';
import { choiceOf } from '../einvoices/choices.store.ts';
import { findMember } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';

/** Whom a member's invoices are for, as they want it now. */
export async function buyerOf(tx: Tx, memberId: string): Promise<EinvoiceBuyer> {
  const [choice, member] = await Promise.all([choiceOf(tx, memberId), findMember(tx, memberId)]);
  const { name = '', email = '', phone = '' } = member ?? {};
  return { ...choice, name, email, phone };
}
