import { keysOf } from '@crossdock/domain/records.ts';

/** The two secret keys of an account at an e-invoice provider. */
export const einvoiceSecrets = ['hashKey', 'hashIv'] as const;
export type EinvoiceSecret = (typeof einvoiceSecrets)[number];
export type EinvoiceSecrets = Readonly<Record<EinvoiceSecret, string>>;

interface Kind {
  readonly currency: string;
  readonly merchantId: RegExp;
  readonly secrets: Readonly<Record<EinvoiceSecret, RegExp>>;
}

/**
 * The kinds of providers that issue invoices for a shop. To add another market (MyInvois of Malaysia, e-Tax
 * of Thailand), add a row here and an adapter in the server (`einvoicing/providers`):
 * /docs/decisions/e-invoices.md.
 */
const einvoiceProviders = {
  ecpayInvoice: {
    currency: 'TWD',
    merchantId: /^\d{7,10}$/,
    secrets: { hashKey: /^[0-9A-Za-z]{16}$/, hashIv: /^[0-9A-Za-z]{16}$/ },
  },
  ezpayInvoice: {
    currency: 'TWD',
    merchantId: /^\d{6,15}$/,
    secrets: { hashKey: /^[0-9A-Za-z]{32}$/, hashIv: /^[0-9A-Za-z]{16}$/ },
  },
} as const satisfies Record<string, Kind>;

export type EinvoiceProviderKind = keyof typeof einvoiceProviders;
export const einvoiceProviderKinds = keysOf(einvoiceProviders);

export const einvoiceProviderOf = (kind: EinvoiceProviderKind): Kind => einvoiceProviders[kind];

/** Whether shops with this currency can issue invoices. */
export const hasEinvoices = (currency: string): boolean =>
  einvoiceProviderKinds.some((kind) => einvoiceProviderOf(kind).currency === currency);
