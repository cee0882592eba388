import { isValidCodeFor } from '@crossdock/domain/einvoices/choices.ts';
import { z } from 'zod';
import { member } from '../wire/call.ts';
import { note, plain, query } from '../wire/values.ts';
import { einvoiceChoiceKind, memberEinvoice } from './shapes.ts';

const choice = { kind: einvoiceChoiceKind, code: plain.text, title: plain.text, address: plain.text };

/**
 * How the member wants to receive invoices. Problems are reported at their fields. Codes are converted to capital
 * letters.
 */
export const einvoiceChoiceInput = z
  .strictObject({
    kind: einvoiceChoiceKind,
    code: note(20).toUpperCase(),
    title: note(60),
    address: note(100),
  })
  .superRefine(({ kind, code, title, address }, context) => {
    const say = (message: string, path: string) =>
      context.addIssue({ code: 'custom', message, path: [path] });
    if (!isValidCodeFor(kind, code)) say(`einvoice.code.${kind}`, 'code');
    if (kind !== 'company') return;
    if (title === '') say('field.required', 'title');
    if (address === '') say('field.required', 'address');
  });

export const einvoiceCalls = {
  getEinvoiceChoice: member.get('einvoices/choice', {
    summary: 'Whether the shop issues e-invoices, and what the member wants for theirs',
    output: z.object({
      offered: plain.yesNo,
      /** The address that the provider sends its messages to. */
      email: plain.text,
      choice: z.object(choice),
    }),
  }),
  saveEinvoiceChoice: member.post('einvoices/choice', {
    summary:
      'Choose the carrier, charity or company of later e-invoices; codes are checked with the provider',
    input: einvoiceChoiceInput,
    output: z.object(choice),
    refusals: [
      ...(['einvoice.notOffered', 'einvoice.code.mobile', 'einvoice.code.certificate'] as const),
      ...(['einvoice.code.donation', 'einvoice.code.company', 'einvoice.code.email'] as const),
      ...(['einvoice.unknown.mobile', 'einvoice.unknown.donation'] as const),
    ],
  }),
  listMyEinvoices: member.page('einvoices/mine', {
    summary: 'The member’s e-invoices and allowances, newest first; with forIds those of some sales',
    filters: {
      /** The ids of orders, purchases, services, pickups or problems. */
      forIds: query.ids().optional(),
    },
    of: memberEinvoice,
  }),
};
