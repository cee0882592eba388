import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, minor, nothing, text } from '../wire/values.ts';
import { providerMethods } from './methods.ts';
import { kindOf, neededSecretsOf, providerKindNames, type SecretName, secretNames } from './providerKinds.ts';

/** Where the providers' messages arrive; the key in its query says for which account. */
export const paymentEventPath = 'pay/webhook/account';

/** Where messages about payment orders arrive, with the same key. */
export const payoutEventPath = 'pay/webhook/payouts';

/** The account's address for messages about payment orders, by the one about payments. */
export const payoutCallbackOf = (callback: string): string =>
  callback.replace(`/${paymentEventPath}?`, `/${payoutEventPath}?`);

const served = z.enum(providerMethods);
const kind = z.enum(providerKindNames);
const secret = text(300).regex(/^\S+$/, 'field.spaces').optional();

/** The amounts from which to which an account takes payments by a method; null: as is usual at the provider. */
const methodLimits = z.strictObject({
  method: served,
  leastMinor: minor.min(1, 'amount.notAboveZero').nullable(),
  mostMinor: minor.min(1, 'amount.notAboveZero').nullable(),
});

/** What is typed of an account. Secrets are written and never read back; left out, the stored ones stay. */
const typed = {
  /** Left out: a new account. */
  id: id.optional(),
  kind,
  live: z.boolean(),
  secrets: z
    .strictObject({
      merchantId: secret,
      apiKey: secret,
      webhookSecret: secret,
      hashKey: secret,
      hashIv: secret,
      collectionId: secret,
      payeeId: secret,
      payoutCollectionId: secret,
    })
    .default({}),
};

type Typed = z.output<z.ZodObject<typeof typed>>;

/** The first secret that is missing, has not the kind's form, or is of the other mode. */
function faultOf({ id: accountId, kind: of, live, secrets }: Typed): [SecretName, string] | undefined {
  for (const name of secretNames) {
    const given = secrets[name];
    const form = kindOf(of).secrets[name];
    if (given === undefined) {
      if (accountId === undefined && neededSecretsOf(of).includes(name))
        return [name, 'payAccount.secretNeeded'];
    } else if (form === undefined) return [name, 'field.unknown'];
    else if (!form.test(given)) return [name, `payAccount.${of}.${name}`];
  }
  const isLive = kindOf(of).isLive(secrets);
  return isLive !== undefined && isLive !== live ? ['apiKey', 'payAccount.otherMode'] : undefined;
}

/** Refuses secrets that can't be right, at their fields. `needed` are those without which the call says nothing. */
const fitting =
  (needed: (of: Typed['kind']) => readonly SecretName[]) =>
  (input: Typed, context: z.RefinementCtx): void => {
    const fault = faultOf(input);
    if (fault === undefined) return;
    const [name, message] = fault;
    if (message === 'payAccount.secretNeeded' && !needed(input.kind).includes(name)) return;
    context.addIssue({ code: 'custom', message, path: ['secrets', name] });
  };

export const paymentAccountInput = z
  .strictObject({
    ...typed,
    name: text(60),
    /** Methods that are paid into this account from now on; another account that served one does so no longer. */
    methods: z.array(served).max(providerMethods.length, 'field.tooMany'),
    /** Methods without an entry have the amounts that are usual at the provider. */
    limits: z.array(methodLimits).max(providerMethods.length, 'field.tooMany').default([]),
  })
  .superRefine(fitting(neededSecretsOf));

const tryAccountInput = z.strictObject(typed).superRefine(fitting(() => ['apiKey']));

const paymentAccount = z.object({
  id,
  kind,
  name: z.string(),
  live: z.boolean(),
  methods: z.array(served),
  /** Methods whose amounts differ from what is usual at the provider. */
  limits: z.array(methodLimits),
  /** Of each secret its last four characters; of a name, all of it. */
  ends: z.array(z.object({ secret: z.enum(secretNames), end: z.string() })),
  /** Whether the stored secrets can be read here; they cannot after a move to an installation with another secret. */
  readable: z.boolean(),
  /** The address to enter at the provider. */
  callback: z.string(),
  /** Payments that were started with it and not decided. */
  openPayments: z.number().int(),
  createdAt: instant,
  endedAt: instant.nullable(),
});
export type PaymentAccount = z.infer<typeof paymentAccount>;

const tried = z.object({
  accountName: z.string(),
  country: z.string(),
  currency: z.string(),
  /** Whether it is the provider's live mode that answered. */
  live: z.boolean(),
  chargesEnabled: z.boolean(),
  /** Whether the provider knows this account's address: `unknown` where it does not say, `unneeded` where none is entered. */
  callback: z.enum(['set', 'missing', 'otherEvents', 'unknown', 'unneeded']),
});
export type TriedAccount = z.infer<typeof tried>;

const triedCollection = z.object({
  title: z.string(),
  /** Whether it takes payment orders. */
  active: z.boolean(),
  /** Whether it has our address for messages, none, or another one. */
  callback: z.enum(['set', 'missing', 'other']),
  /** What can be paid out now; null: Billplz was asked too often to say. */
  availableMinor: minor.nullable(),
});
export type TriedCollection = z.infer<typeof triedCollection>;

/** What a provider reads after an event, so that it does not send it again. */
export const acknowledgment = z.object({ type: z.string(), text: z.string() });

/** A shop's own accounts at payment providers: where the money of its online methods goes. */
export const paymentAccountCalls = {
  listPaymentAccounts: call('GET', 'staff/payment-accounts', {
    by: 'staff',
    can: 'bank.write',
    summary: 'The shop’s accounts at payment providers, ended ones too, without secrets',
    input: nothing,
    output: z.object({
      list: z.array(paymentAccount),
      /** Methods that the operator's account serves in this shop, as long as none of the shop's own does. */
      byOperator: z.array(served),
      /** The address that the next new account will have. */
      nextCallback: z.string(),
    }),
  }),
  savePaymentAccount: call('POST', 'staff/payment-accounts', {
    by: 'staff',
    takesTwo: 'destination',
    can: 'shop.write',
    fresh: true,
    summary: 'Add an account at a payment provider, or change its keys and the methods that it serves',
    input: paymentAccountInput,
    output: done.extend({ id }),
    refusals: [
      'payAccount.secretNeeded',
      'payAccount.otherMode',
      'payAccount.modeInUse',
      'payAccount.ended',
      'payAccount.otherCurrency',
      'payAccount.limits',
    ],
  }),
  endPaymentAccount: call('POST', 'staff/payment-accounts/end', {
    by: 'staff',
    takesTwo: 'destination',
    can: 'shop.write',
    fresh: true,
    summary: 'End an account: nothing new is paid into it, what is open can still arrive',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['payAccount.ended'],
  }),
  tryPaymentAccount: call('POST', 'staff/payment-accounts/try', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Ask the provider about an account with its typed or stored keys; changes nothing',
    input: tryAccountInput,
    output: tried,
    refusals: [
      'payAccount.secretNeeded',
      'payAccount.otherMode',
      'payAccount.keyRefused',
      'payAccount.keyLimited',
      'payAccount.silent',
    ],
  }),
  tryPayoutCollection: call('POST', 'staff/payment-accounts/try-payouts', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Ask Billplz about the collection that payment orders are made in; changes nothing',
    input: tryAccountInput,
    output: triedCollection,
    refusals: [
      'payAccount.secretNeeded',
      'payAccount.otherMode',
      'payAccount.keyRefused',
      'payAccount.keyLimited',
      'payAccount.silent',
    ],
  }),
  receivePaymentEvent: call('POST', paymentEventPath, {
    by: 'provider',
    body: 'raw',
    bodyAtMost: 256 * 1024,
    plain: true,
    input: nothing,
    output: acknowledgment,
    refusals: ['payment.signatureWrong'],
    summary: 'Receive a signed event of a shop’s account at a payment provider',
  }),
};
