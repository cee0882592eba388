import { einvoiceChoices } from '@crossdock/domain/einvoices/choices.ts';
import { einvoiceKinds, einvoiceStates } from '@crossdock/domain/einvoices/documents.ts';
import { saleKinds } from '@crossdock/domain/einvoices/sales.ts';
import { taxKinds } from '@crossdock/domain/einvoices/taxes.ts';
import { z } from 'zod';
import { id, minor, plain } from '../wire/values.ts';

export const einvoiceKind = z.enum(einvoiceKinds, { error: 'field.invalid' });
export const einvoiceState = z.enum(einvoiceStates, { error: 'field.invalid' });
export const taxKind = z.enum(taxKinds, { error: 'field.invalid' });
export const einvoiceChoiceKind = z.enum(einvoiceChoices, { error: 'field.invalid' });

export const saleKind = z.enum(saleKinds, { error: 'field.invalid' });

/** The sale that an invoice is for, with the number that people see. */
export const sale = z.object({ kind: saleKind, id, number: plain.text });

/** The states that members see. A refused invoice is shown to them as `waiting`. */
const memberEinvoiceStates = ['waiting', 'issued', 'voided'] as const;

export const memberEinvoice = z.object({
  id,
  kind: einvoiceKind,
  state: z.enum(memberEinvoiceStates),
  number: plain.text,
  randomCode: plain.text,
  amountMinor: minor,
  issuedAt: plain.maybeInstant,
  sale,
});
export type MemberEinvoice = z.infer<typeof memberEinvoice>;
