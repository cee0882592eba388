import { z } from 'zod';
import { doneAnswer, provider, staff } from '../wire/call.ts';
import { count, id, instant, minor, plain, text } from '../wire/values.ts';
import { providerMethods } from './methods.ts';
import {
  neededSecretsOf,
  providerKindNames,
  providerKindSpec,
  type SecretName,
  secretNames,
} from './providerKinds.ts';

/** The path of providers' messages; the key in the query identifies the account. */
export const paymentEventPath = 'pay/webhook/account';

/**
 * The path of Billplz's messages about payment orders. As for payments, the key in the query identifies the account.
 */
export const payoutEventPath = 'pay/webhook/payouts';

/** Turns the account's callback URL for payments into the one for payment orders. */
export const payoutCallbackAddress = (callback: string): string =>
  callback.replace(`/${paymentEventPath}?`, `/${payoutEventPath}?`);

const served = z.enum(providerMethods);
const kind = z.enum(providerKindNames);
const secret = text(300).regex(/^\S+$/, 'field.spaces').optional();

/**
 * The smallest and largest amounts that an account accepts by a method; null means the provider's usual ones.
 */
const methodLimits = z.strictObject({
  method: served,
  leastMinor: minor.min(1, 'amount.notAboveZero').nullable(),
  mostMinor: minor.min(1, 'amount.notAboveZero').nullable(),
});

/**
 * The typed fields of an account. Secrets are written and never returned; if left out, the stored ones stay.
 */
const typed = {
  /** Omitted for a new account. */
  id: plain.optionalId,
  kind,
  live: plain.yesNo,
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

/** The secrets that are missing, have the wrong form, or belong to the other mode (live or test). */
function faultsOf({ id: accountId, kind: of, live, secrets }: Typed): [SecretName, string][] {
  const faults = secretNames.flatMap((name): [SecretName, string][] => {
    const given = secrets[name];
    const form = providerKindSpec(of).secrets[name];
    if (given === undefined) {
      const isMissing = accountId === undefined && neededSecretsOf(of).includes(name);
      return isMissing ? [[name, 'payAccount.secretNeeded']] : [];
    }
    if (form === undefined) return [[name, 'field.unknown']];
    return form.test(given) ? [] : [[name, `payAccount.${of}.${name}`]];
  });
  const isLive = providerKindSpec(of).isLive(secrets);
  const isOtherMode = faults.length === 0 && isLive !== undefined && isLive !== live;
  return isOtherMode ? [['apiKey', 'payAccount.otherMode']] : faults;
}

/** Reports impossible secrets at their fields. `needed` are the secrets that the call requires. */
const fitting =
  (needed: (of: Typed['kind']) => readonly SecretName[]) =>
  (input: Typed, context: z.RefinementCtx): void => {
    for (const [name, message] of faultsOf(input))
      if (message !== 'payAccount.secretNeeded' || needed(input.kind).includes(name))
        context.addIssue({ code: 'custom', message, path: ['secrets', name] });
  };

export const paymentAccountInput = z
  .strictObject({
    ...typed,
    name: text(60),
    /**
     * Methods that are paid into this account from now on. Another account that served one of them stops
     * doing so.
     */
    methods: z.array(served).max(providerMethods.length, 'field.tooMany'),
    /** Methods without an entry use the provider's usual amounts. */
    limits: z.array(methodLimits).max(providerMethods.length, 'field.tooMany').default([]),
  })
  .superRefine(fitting(neededSecretsOf));

const tryAccountInput = z.strictObject(typed).superRefine(fitting(() => ['apiKey']));

const paymentAccount = z.object({
  id,
  kind,
  name: plain.text,
  live: plain.yesNo,
  methods: z.array(served),
  /** Methods whose amounts differ from the provider's usual ones. */
  limits: z.array(methodLimits),
  /** The last four characters of each secret; if it is only a name, the whole of it. */
  ends: z.array(z.object({ secret: z.enum(secretNames), end: plain.text })),
  /**
   * Whether the stored secrets can be decrypted here; after a move to an installation with another key they
   * cannot.
   */
  readable: plain.yesNo,
  /** The URL to enter at the provider. */
  callback: plain.text,
  /** Payments that were started with the account and are still undecided. */
  openPayments: count,
  createdAt: instant,
  endedAt: plain.maybeInstant,
});
export type PaymentAccount = z.infer<typeof paymentAccount>;

const tried = z.object({
  accountName: plain.text,
  country: plain.text,
  currency: plain.text,
  /** Whether the provider answered in live mode. */
  live: plain.yesNo,
  chargesEnabled: plain.yesNo,
  /**
   * Whether the provider has our callback URL: `unknown` if it does not say, `unneeded` if none has to be
   * entered.
   */
  callback: z.enum(['set', 'missing', 'otherEvents', 'unknown', 'unneeded']),
});
export type AccountTestResult = z.infer<typeof tried>;

const triedCollection = z.object({
  title: plain.text,
  /** Whether the account accepts payment orders. */
  active: plain.yesNo,
  /** Whether the account has our callback URL, none, or another URL. */
  callback: z.enum(['set', 'missing', 'other']),
  /** The amount that can be paid out now; null if Billplz refused to answer after too many requests. */
  availableMinor: plain.maybeMinor,
});
export type CollectionTestResult = z.infer<typeof triedCollection>;

/** The answer that makes a provider stop repeating an event. */
const acknowledgment = z.object({ type: plain.text, text: plain.text });

/** Common fields of the call rows for signed events from payment providers. */
export const signedEventCallOptions = {
  body: 'raw',
  bodyAtMost: 256 * 1024,
  plain: true,
  output: acknowledgment,
  refusals: ['payment.signatureWrong'],
} as const;

/** Why a provider did not accept the keys of an account. */
const tryRefusals = [
  'payAccount.secretNeeded',
  'payAccount.otherMode',
  'payAccount.keyRefused',
  'payAccount.keyLimited',
  'payAccount.silent',
] as const;

/** A shop's own accounts at payment providers, which receive the money of its online methods. */
export const paymentAccountCalls = {
  listPaymentAccounts: staff('bank.write').get('staff/payment-accounts', {
    summary: 'The shop’s accounts at payment providers, ended ones too, without secrets',
    output: z.object({
      list: z.array(paymentAccount),
      /** Methods that the operator's account serves in this shop as long as no account of the shop serves them. */
      byOperator: z.array(served),
      /** The callback URL of the next new account. */
      nextCallback: plain.text,
    }),
  }),
  savePaymentAccount: staff('shop.write').post('staff/payment-accounts', {
    summary: 'Add an account at a payment provider, or change its keys and the methods that it serves',
    takesTwo: 'destination',
    fresh: true,
    input: paymentAccountInput,
    output: doneAnswer.extend({ id }),
    refusals: [
      'payAccount.secretNeeded',
      'payAccount.otherMode',
      'payAccount.modeInUse',
      'payAccount.ended',
      'payAccount.otherCurrency',
      'payAccount.limits',
    ],
  }),
  endPaymentAccount: staff('shop.write').byId.post('staff/payment-accounts/end', {
    summary: 'End an account: nothing new is paid into it, what is open can still arrive',
    takesTwo: 'destination',
    fresh: true,
    refusals: ['payAccount.ended'],
  }),
  tryPaymentAccount: staff('shop.write').post('staff/payment-accounts/try', {
    summary: 'Ask the provider about an account with its typed or stored keys; changes nothing',
    input: tryAccountInput,
    output: tried,
    refusals: tryRefusals,
  }),
  tryPayoutCollection: staff('shop.write').post('staff/payment-accounts/try-payouts', {
    summary: 'Ask Billplz about the collection that payment orders are made in; changes nothing',
    input: tryAccountInput,
    output: triedCollection,
    refusals: tryRefusals,
  }),
  receivePaymentEvent: provider.post(paymentEventPath, {
    summary: 'Receive a signed event of a shop’s account at a payment provider',
    ...signedEventCallOptions,
  }),
};
