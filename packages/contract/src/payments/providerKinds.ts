import { toMinor } from '@crossdock/domain/money.ts';
import { isOneOf, keysOf } from '@crossdock/domain/records.ts';
import { type OnlineMethod, type ProviderMethod, providerMethods } from './methods.ts';

/**
 * The secrets that providers give a shop; we store them encrypted. The row of each kind in `providerKinds` lists the
 * secrets of that kind.
 */
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

/**
 * The terms of a method: its currencies, and its smallest and largest amount in whole units of the currency.
 */
interface Terms {
  /** Omitted if the method accepts every currency. */
  readonly currencies?: readonly string[];
  readonly least?: number;
  readonly most?: number;
  /** Accepts only whole units of the currency. */
  readonly whole?: boolean;
  /**
   * For how many days after the payment the provider refunds, in part or whole; omitted if it never refunds
   * automatically.
   */
  readonly refundDays?: number;
}

interface Kind {
  /**
   * The methods that this provider offers, with its usual smallest and largest amounts. A shop that has agreed on
   * others enters its own.
   */
  readonly methods: { readonly [M in ProviderMethod]?: Terms };
  /** The provider's secrets, each with its form, in the order of the input form. */
  readonly secrets: { readonly [N in SecretName]?: RegExp };
  /** Secrets that are not required. */
  readonly optional?: readonly SecretName[];
  /** Secrets that are only names, so they are shown. */
  readonly shown: readonly SecretName[];
  /** Whether these secrets belong to the live or the test mode; undefined if the secrets do not show it. */
  readonly isLive: (secrets: Secrets) => boolean | undefined;
  /** True for the shop's own bank account: staff confirm payments from the bank statement. */
  readonly byStatement?: boolean;
  /**
   * Whether the provider sends messages to a URL. Other providers must be asked, or their payments found on the bank
   * statement.
   */
  readonly reports: boolean;
}

const TWD = ['TWD'];
const THB = ['THB'];
const MYR = ['MYR'];
const HKD = ['HKD'];

/**
 * The kinds of payment providers at which a shop can have an account. Their behaviour is in the server's
 * adapters (`payments/providers`). Usual amounts: /docs/decisions/payment-providers.md names their sources
 * and date.
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
    methods: { fpx: { currencies: MYR, least: 1, most: 30_000 }, duitNow: { currencies: MYR, least: 1 } },
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

/** The month in which the usual amounts and refund periods were looked up. */
export const termsCheckedMonth = '2026-11';

export type ProviderKind = keyof typeof providerKinds;
export const providerKindNames = keysOf(providerKinds);

export const isProviderKind = (name: string): name is ProviderKind => isOneOf(providerKindNames, name);

/** The row of a kind in `providerKinds`. */
export const providerKindSpec = (kind: ProviderKind): Kind => providerKinds[kind];

/** Whether money from this provider can be found only on the bank statement. */
export const needsStatementMatch = (provider: string): boolean =>
  isProviderKind(provider) && providerKindSpec(provider).byStatement === true;

/** The providers whose money can be found only on the bank statement. */
export const statementMatchedProviders: readonly string[] = keysOf(providerKinds).filter(needsStatementMatch);

/** The secrets that an account of the kind has. */
export const secretsOf = (kind: ProviderKind): readonly SecretName[] =>
  keysOf(providerKindSpec(kind).secrets);

/** The secrets that an account of the kind requires. */
export const neededSecretsOf = (kind: ProviderKind): readonly SecretName[] =>
  secretsOf(kind).filter((name) => !providerKindSpec(kind).optional?.includes(name));

/** The methods that an account of the kind can serve in a shop with this currency. */
export const methodsOf = (kind: ProviderKind, currency: string): readonly ProviderMethod[] =>
  providerMethods.filter((method) => {
    const terms = providerKindSpec(kind).methods[method];
    return terms !== undefined && (terms.currencies?.includes(currency) ?? true);
  });

export interface AmountLimits {
  readonly leastMinor: number | null;
  readonly mostMinor: number | null;
}

/**
 * The usual smallest and largest amount of a payment by this method at this kind of provider, in minor units; null if
 * there is no limit.
 */
export function defaultAmountLimits(
  kind: ProviderKind,
  method: ProviderMethod,
  currency: string,
): AmountLimits {
  const { least, most } = providerKindSpec(kind).methods[method] ?? {};
  return {
    leastMinor: least === undefined ? null : toMinor(least, currency),
    mostMinor: most === undefined ? null : toMinor(most, currency),
  };
}

/**
 * The smallest unit of amounts at this kind of provider, in minor units: one, or a whole unit of the
 * currency.
 */
export const smallestUnitMinor = (kind: ProviderKind, method: ProviderMethod, currency: string): number =>
  providerKindSpec(kind).methods[method]?.whole ? toMinor(1, currency) : 1;

/** The methods for which play money allows refunds, as a card or a wallet would. */
const playedRefunds: readonly OnlineMethod[] = [
  'sandbox',
  'card',
  'linePay',
  'trueMoney',
  'grabPay',
  'alipay',
];

/** For how many days the provider refunds a payment by the method; undefined if it does not. */
export function refundDays(provider: string, method: string): number | undefined {
  if (provider === 'sandbox') return isOneOf(playedRefunds, method) ? 180 : undefined;
  if (!isProviderKind(provider) || !isOneOf(providerMethods, method)) return undefined;
  return providerKindSpec(provider).methods[method]?.refundDays;
}
