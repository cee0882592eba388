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
  'payoutCollectionId',
] as const;
export type SecretName = (typeof secretNames)[number];
export type Secrets = { readonly [N in SecretName]?: string | undefined };

/** How a method is served: in which currencies, and from which amount to which, in whole units of the currency. */
interface Terms {
  /** Left out: in every currency. */
  readonly currencies?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  /** Takes whole units of the currency alone. */
  readonly whole?: boolean;
  /** For how many days after the payment the provider pays back, in part or whole; left out: never by itself. */
  readonly refundDays?: number;
}

interface Kind {
  /** The methods that it can be paid by. The amounts are what is usual; a shop that has others enters them. */
  readonly methods: { readonly [M in ProviderMethod]?: Terms };
  /** Its secrets, each with the form that it has there, in the order of the form. */
  readonly secrets: { readonly [N in SecretName]?: RegExp };
  /** Those that an account can be without. */
  readonly optional?: readonly SecretName[];
  /** Those that are no secrets but names, so that they are shown. */
  readonly shown: readonly SecretName[];
  /** Whether these secrets are of its live or its test mode; undefined if they do not tell. */
  readonly isLive: (secrets: Secrets) => boolean | undefined;
  /** It is no provider but the shop's own bank account: the statement says what came, and staff confirm it. */
  readonly byStatement?: boolean;
  /** Whether it sends messages to an address; others are asked, or the bank statement says what came. */
  readonly reports: boolean;
}

const TWD = ['TWD'];
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
  ecpay: {
    methods: {
      card: { currencies: TWD, least: 5, most: 199_999, whole: true, refundDays: 180 },
      atm: { currencies: TWD, least: 16, most: 49_999, whole: true },
      storeCode: { currencies: TWD, least: 33, most: 20_000, whole: true },
      storeBarcode: { currencies: TWD, least: 17, most: 20_000, whole: true },
    },
    secrets: { merchantId: /^\d{7,10}$/, hashKey: /^[0-9A-Za-z]{16}$/, hashIv: /^[0-9A-Za-z]{16}$/ },
    shown: ['merchantId'],
    isLive: () => undefined,
    reports: true,
  },
  newebpay: {
    methods: {
      card: { currencies: TWD, least: 1, most: 199_999, whole: true, refundDays: 180 },
      linePay: { currencies: TWD, least: 1, most: 49_999, whole: true, refundDays: 60 },
      atm: { currencies: TWD, least: 1, most: 49_999, whole: true },
      storeCode: { currencies: TWD, least: 30, most: 20_000, whole: true },
      storeBarcode: { currencies: TWD, least: 20, most: 40_000, whole: true },
    },
    secrets: {
      merchantId: /^[A-Z]{2,5}\d{5,12}$/,
      hashKey: /^[0-9A-Za-z]{32}$/,
      hashIv: /^[0-9A-Za-z]{16}$/,
    },
    shown: ['merchantId'],
    isLive: () => undefined,
    reports: true,
  },
  linePay: {
    methods: { linePay: { currencies: TWD, least: 1, refundDays: 60 } },
    secrets: { merchantId: /^\d{6,20}$/, apiKey: /^[0-9a-zA-Z]{16,64}$/ },
    shown: ['merchantId'],
    isLive: () => undefined,
    reports: false,
  },
  omise: {
    methods: {
      promptPay: { currencies: THB, least: 20, most: 150_000 },
      trueMoney: { currencies: THB, least: 20, most: 50_000, refundDays: 30 },
    },
    secrets: { apiKey: /^skey_(test_)?[0-9a-z]{8,}$/, webhookSecret: /^[0-9A-Za-z+/]{16,}={0,2}$/ },
    shown: [],
    isLive: ({ apiKey }) => (apiKey === undefined ? undefined : !apiKey.startsWith('skey_test_')),
    reports: true,
  },
  billplz: {
    methods: {
      fpx: { currencies: MYR, least: 1, most: 30_000 },
      duitNow: { currencies: MYR, least: 1 },
    },
    secrets: {
      apiKey: /^[\w-]{20,}$/,
      collectionId: /^[\w-]{4,}$/,
      webhookSecret: /^[\w-]{10,}$/,
      payoutCollectionId: /^[\w-]{4,}$/,
    },
    optional: ['payoutCollectionId'],
    shown: ['collectionId', 'payoutCollectionId'],
    isLive: () => undefined,
    reports: true,
  },
  ownPromptPay: {
    methods: { promptPay: { currencies: THB, least: 1 } },
    secrets: { payeeId: /^(0\d{9}|\d{13}|\d{15}|BILLER-\d{13,15})$/ },
    shown: ['payeeId'],
    isLive: () => undefined,
    byStatement: true,
    reports: false,
  },
  ownFps: {
    methods: { fps: { currencies: HKD, least: 1 } },
    secrets: { payeeId: /^(\d{7,12}|\+\d{2,3}-\d{6,12}|[\w.+-]+@[\w-]+(\.[\w-]+)+)$/ },
    shown: ['payeeId'],
    isLive: () => undefined,
    byStatement: true,
    reports: false,
  },
} as const satisfies Record<string, Kind>;

/** The month in which the usual amounts and the days of refunds were looked up. */
export const termsReadIn = '2026-11';

export type ProviderKind = keyof typeof providerKinds;
export const providerKindNames = keysOf(providerKinds);

export const isProviderKind = (name: string): name is ProviderKind => isOneOf(providerKindNames, name);

/** The kind's row, whichever kind it is. */
export const kindOf = (kind: ProviderKind): Kind => providerKinds[kind];

/** Whether money that came through this provider is found on the bank's statement alone. */
export const isByStatement = (provider: string): boolean =>
  isProviderKind(provider) && kindOf(provider).byStatement === true;

/** The providers whose money is found on the bank's statement alone. */
export const providersByStatement: readonly string[] = keysOf(providerKinds).filter(isByStatement);

/** The secrets that an account of the kind has. */
export const secretsOf = (kind: ProviderKind): readonly SecretName[] => keysOf(kindOf(kind).secrets);

/** Those that it needs. */
export const neededSecretsOf = (kind: ProviderKind): readonly SecretName[] =>
  secretsOf(kind).filter((name) => !kindOf(kind).optional?.includes(name));

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

/** The smallest amount that the kind can tell apart, in minor units: one, or a whole unit of the currency. */
export const stepMinor = (kind: ProviderKind, method: ProviderMethod, currency: string): number =>
  kindOf(kind).methods[method]?.whole ? inMinor(1, currency) : 1;

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
