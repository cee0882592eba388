import { needsStatementMatch } from '@crossdock/contract/payments/providerKinds.ts';
import type { PaymentRow } from './store.ts';

/** Whether the payer's bank can charge the payment back: it succeeded, and came through a provider. */
export const canBeChargedBack = ({ state, provider }: Pick<PaymentRow, 'state' | 'provider'>): boolean =>
  (state === 'succeeded' || state === 'refunded') && provider !== '' && !needsStatementMatch(provider);
