import type { ProviderConnection } from '../../payments/requestProvider.ts';

/** An account as its adapter needs it. */
export interface EinvoiceAccess {
  readonly merchantId: string;
  readonly hashKey: string;
  readonly hashIv: string;
  readonly reach: ProviderConnection;
}
