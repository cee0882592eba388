import type { ProviderConnection } from '../../payments/requestProvider.ts';

/** The data of an account at an e-invoice provider that the provider's adapter needs. */
export interface EinvoiceAccess {
  readonly merchantId: string;
  readonly hashKey: string;
  readonly hashIv: string;
  readonly reach: ProviderConnection;
}
