import { inMinor } from '@crossdock/domain/money.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { type OnlineMethod, type ProviderMethod, providerMethods } from './methods.ts';

/** What a shop is given by its providers and keeps sealed; which of them a kind has, its row says. */
export const secretNames = [
  'merchantId',
  'apiKey',
  'webhookSecret',
  'hashKey',
  'hashIv',
  'collectionId',
  'payeeId',
  'payeeName',
] as const;
export type SecretName = (typeof secretNames)[number];
export type Secrets = { readonly [N in SecretName]?: string | undefined };

/** How a method is served: in which currencies, and from which amount to which, in whole units of the currency. */
interface Terms {
  /** Left out: in every currency. */
  readonly currencies?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  /** For how many days after the payment the provider pays back, in part or whole; left out: never by itself. */
  readonly refundDays?: number;
}

interface Kind {
  /** The methods that it can be paid by. The amounts are what is usual; a shop that has others enters them. */
  readonly methods: { readonly [M in ProviderMethod]?: Terms };
  /** Its secrets, each with the form that it has there, in the order of the form. */
  readonly secrets: { readonly [N in SecretName]?: RegExp };
  /** Those that are no secrets but names, so that they are shown. */
  readonly shown: readonly SecretName[];
  /** Whether these secrets are of its live or its test mode; undefined if they do not tell. */
  readonly isLive: (secrets: Secrets) => boolean | undefined;
  /** Whether it sends messages to an address; others are asked, or the bank statement says what came. */
  readonly reports: boolean;
}

const THB = ['THB'];
const MYR = ['MYR'];
const HKD = ['HKD'];

/**
 * The kinds of payment providers that a shop can have an account at. What a kind does is its adapter's, in the server
 * (`payments/providers`). Usual amounts: /docs/decisions/payment-providers.md names their sources and date.
 */
const providerKinds = {
  stripe: {
    methods: {
      card: { refundDays: 180 },
      promptPay: { currencies: THB, least: 10, most: 150_000, refundDays: 180 },
      fpx: { currencies: MYR, least: 2, most: 30_000, refundDays: 60 },
      grabPay: { currencies: [...MYR, 'SGD'], least: 1, most: 1_500, refundDays: 90 },
      alipay: { currencies: ['CNY', ...HKD, ...MYR, 'SGD'], refundDays: 90 },
    },
    secrets: { apiKey: /^[rs]k_(test|live)_\w{4,}$/, webhookSecret: /^whsec_\S{4,}$/ },
    shown: [],
    isLive: ({ apiKey }) => (apiKey === undefined ? undefined : /^[rs]k_live_/.test(apiKey)),
    reports: true,
  },
} as const satisfies Record<string, Kind>;

export type ProviderKind = keyof typeof providerKinds;
export const providerKindNames = keysOf(providerKinds);

export const isProviderKind = (name: string): name is ProviderKind => isOneOf(providerKindNames, name);

/** The kind's row, whichever kind it is. */
export const kindOf = (kind: ProviderKind): Kind => providerKinds[kind];

/** The secrets that an account of the kind needs. */
export const secretsOf = (kind: ProviderKind): readonly SecretName[] => keysOf(kindOf(kind).secrets);

/** The methods that an account of the kind can serve in a shop with this currency. */
export const methodsOf = (kind: ProviderKind, currency: string): readonly ProviderMethod[] =>
  providerMethods.filter((method) => {
    const terms = kindOf(kind).methods[method];
    return terms !== undefined && (terms.currencies?.includes(currency) ?? true);
  });

export interface AmountLimits {
  readonly leastMinor: number | null;
  readonly mostMinor: number | null;
}

/** The amounts that are usual for a method at the kind, in minor units. */
export function usualLimits(kind: ProviderKind, method: ProviderMethod, currency: string): AmountLimits {
  const { least, most } = kindOf(kind).methods[method] ?? {};
  return {
    leastMinor: least === undefined ? null : inMinor(least, currency),
    mostMinor: most === undefined ? null : inMinor(most, currency),
  };
}

/** Play money pays back what a card or wallet would. */
const playedRefunds: readonly OnlineMethod[] = [
  'sandbox',
  'card',
  'linePay',
  'trueMoney',
  'grabPay',
  'alipay',
];

/** For how many days the provider pays back what was paid by the method; undefined: it does not. */
export function refundDays(provider: string, method: string): number | undefined {
  if (provider === 'sandbox') return isOneOf(playedRefunds, method) ? 180 : undefined;
  if (!isProviderKind(provider) || !isOneOf(providerMethods, method)) return undefined;
  return kindOf(provider).methods[method]?.refundDays;
}
