import type { EinvoiceProviderKind } from '@crossdock/contract/einvoices/providerKinds.ts';
import { einvoiceProviderKinds } from '@crossdock/contract/einvoices/providerKinds.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { einvoiceKeys } from '../einvoices/accountKeys.ts';
import { findEinvoiceAccount } from '../einvoices/accounts.store.ts';
import type { EinvoiceProvider } from '../einvoices/providers/provider.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { EinvoiceAccess } from './providers/access.ts';
import { ecpayInvoiceProvider } from './providers/ecpayInvoice.ts';
import { ezpayInvoiceProvider } from './providers/ezpayInvoice.ts';

interface Place {
  readonly named: 'ECPAY_INVOICE_URL' | 'EZPAY_INVOICE_URL';
  readonly live: string;
  readonly test: string;
  readonly open: (access: EinvoiceAccess) => EinvoiceProvider;
}

/** The adapter of each kind, and the provider's address unless the operator has configured another. */
const places: Readonly<Record<EinvoiceProviderKind, Place>> = {
  ecpayInvoice: {
    named: 'ECPAY_INVOICE_URL',
    live: 'https://einvoice.ecpay.com.tw',
    test: 'https://einvoice-stage.ecpay.com.tw',
    open: ecpayInvoiceProvider,
  },
  ezpayInvoice: {
    named: 'EZPAY_INVOICE_URL',
    live: 'https://inv.ezpay.com.tw',
    test: 'https://cinv.ezpay.com.tw',
    open: ezpayInvoiceProvider,
  },
};

interface Account {
  readonly kind: EinvoiceProviderKind;
  readonly merchantId: string;
  readonly live: boolean;
  readonly hashKey: string;
  readonly hashIv: string;
}

export function createEinvoiceProvider({ kind, live, ...access }: Account, config: Config): EinvoiceProvider {
  const { named, open, ...usual } = places[kind];
  const base = config[named] ?? (live ? usual.live : usual.test);
  return open({
    ...access,
    reach: { base, privateToo: config[named] !== undefined || config.OUTBOUND_PRIVATE },
  });
}

/**
 * The provider of an account with its stored keys. Throws if the keys cannot be decrypted, for example after the shop
 * has moved to another installation.
 */
export async function einvoiceProviderOfAccount(
  tx: Tx,
  config: Config,
  accountId: string,
): Promise<EinvoiceProvider> {
  const account = await findEinvoiceAccount(tx, accountId);
  const keys = await einvoiceKeys(tx, encryptionWith(config.APP_SECRET), accountId);
  if (account === undefined || keys === undefined || !isOneOf(einvoiceProviderKinds, account.kind))
    throw new Error('The keys of the e-invoice account have to be entered again');
  const { kind, merchantId, live } = account;
  return createEinvoiceProvider({ kind, merchantId, live, ...keys }, config);
}
