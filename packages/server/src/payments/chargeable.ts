import { isByStatement } from '@crossdock/contract/payments/providerKinds.ts';
import type { PaymentRow } from './store.ts';

/** Whether the payer's bank can take the money back: it came through a provider, and arrived. */
export const isChargeable = ({ state, provider }: Pick<PaymentRow, 'state' | 'provider'>): boolean =>
  (state === 'succeeded' || state === 'refunded') && provider !== '' && !isByStatement(provider);
