import { isByStatement } from '@crossdock/contract/payments/providerKinds.ts';
import { paymentMachine } from '@crossdock/domain/payments/states.ts';
import type { PaymentRow } from './store.ts';

/** Whether staff may still say that the payment's money is on the bank's statement: its code was shown, and it is not paid. */
export const isConfirmable = ({
  provider,
  providerReference,
  state,
}: Pick<PaymentRow, 'provider' | 'providerReference' | 'state'>): boolean =>
  isByStatement(provider) &&
  providerReference !== null &&
  paymentMachine.transitions.some(({ from, event }) => from === state && event === 'succeed');
