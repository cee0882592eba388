import { z } from 'zod';
import { doneAnswer, staff } from '../wire/call.ts';
import { savedRecordCalls } from '../wire/recordCalls.ts';
import { id, instant, plain, text } from '../wire/values.ts';
import {
  type EinvoiceSecret,
  einvoiceProviderKinds,
  einvoiceProviderOf,
  einvoiceSecrets,
} from './providerKinds.ts';

const kind = z.enum(einvoiceProviderKinds);
const secret = text(64).optional();

/** Secrets are written and never returned; if left out, the stored ones stay. */
const typed = {
  /** Omitted for a new account. */
  id: plain.optionalId,
  kind,
  merchantId: text(20),
  live: plain.yesNo,
  secrets: z.strictObject({ hashKey: secret, hashIv: secret }).default({}),
};
type Typed = z.output<z.ZodObject<typeof typed>>;

/** Reports impossible input at its field. */
function fitting(input: Typed, context: z.RefinementCtx): void {
  const say = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path });
  const { merchantId, secrets } = einvoiceProviderOf(input.kind);
  if (!merchantId.test(input.merchantId)) say(`einvoice.${input.kind}.merchantId`, 'merchantId');
  for (const name of einvoiceSecrets) {
    const given = input.secrets[name];
    if (given !== undefined && !secrets[name].test(given))
      say(`einvoice.${input.kind}.${name}` satisfies KeyFault, 'secrets', name);
    if (given === undefined && input.id === undefined) say('einvoice.secretNeeded', 'secrets', name);
  }
}
type KeyFault = `einvoice.${Typed['kind']}.${EinvoiceSecret}`;

export const einvoiceAccountInput = z.strictObject({ ...typed, active: plain.yesNo }).superRefine(fitting);

const einvoiceAccount = z.object({
  id,
  kind,
  merchantId: plain.text,
  live: plain.yesNo,
  active: plain.yesNo,
  /** Since when invoices are issued with this account. */
  activeSince: plain.maybeInstant,
  /** The last four characters of each secret. */
  ends: z.array(z.object({ secret: z.enum(einvoiceSecrets), end: plain.text })),
  /**
   * Whether the stored secrets can be decrypted here; after a move to an installation with another key they
   * cannot.
   */
  readable: plain.yesNo,
  createdAt: instant,
});
export type EinvoiceAccount = z.infer<typeof einvoiceAccount>;

const accounts = savedRecordCalls('staff/einvoice-accounts', einvoiceAccount);

/** A shop's accounts at providers of e-invoices. */
export const einvoiceAccountCalls = {
  listEinvoiceAccounts: accounts.list(
    'bank.write',
    'The shop’s accounts at providers of e-invoices, without secrets',
  ),
  saveEinvoiceAccount: accounts.save('shop.write', {
    summary: 'Add an account at a provider of e-invoices, change its keys, or turn it on or off',
    takesTwo: 'destination',
    fresh: true,
    input: einvoiceAccountInput,
    output: doneAnswer.extend({ id }),
    refusals: ['einvoice.secretNeeded', 'einvoice.otherAccount', 'einvoice.otherCurrency'],
  }),
  tryEinvoiceAccount: staff('shop.write').post('staff/einvoice-accounts/try', {
    summary: 'Ask the provider about an account with its typed or stored keys; issues nothing',
    input: z.strictObject(typed).superRefine(fitting),
    output: z.object({
      /** The provider's answer. */
      answer: plain.text,
      live: plain.yesNo,
    }),
    refusals: ['einvoice.secretNeeded', 'einvoice.keyRefused', 'einvoice.silent'],
  }),
};
