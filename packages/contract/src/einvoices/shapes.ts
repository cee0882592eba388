import { einvoiceChoices } from '@crossdock/domain/einvoices/choices.ts';
import { einvoiceKinds, einvoiceStates } from '@crossdock/domain/einvoices/documents.ts';
import { taxKinds } from '@crossdock/domain/einvoices/taxes.ts';
import { z } from 'zod';
import { id, instant, minor } from '../wire/values.ts';

export const einvoiceKind = z.enum(einvoiceKinds, { error: 'field.invalid' });
export const einvoiceState = z.enum(einvoiceStates, { error: 'field.invalid' });
export const taxKind = z.enum(taxKinds, { error: 'field.invalid' });
export const choiceKind = z.enum(einvoiceChoices, { error: 'field.invalid' });

/** What members see of an invoice: a refused one is on its way for them. */
const memberEinvoiceStates = ['waiting', 'issued', 'voided'] as const;

export const memberEinvoice = z.object({
  id,
  kind: einvoiceKind,
  state: z.enum(memberEinvoiceStates),
  number: z.string(),
  randomCode: z.string(),
  amountMinor: minor,
  issuedAt: instant.nullable(),
});
export type MemberEinvoice = z.infer<typeof memberEinvoice>;
