import { needsStatementMatch } from '@crossdock/contract/payments/providerKinds.ts';
import { sourceStates } from '@crossdock/domain/machine.ts';
import { paymentMachine } from '@crossdock/domain/payments/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { PaymentRow } from './store.ts';

/** The states of a payment whose money may still arrive. */
export const confirmableStates = sourceStates(paymentMachine, 'succeed', 'system');

/**
 * Whether staff may still confirm that the payment appears on the bank statement: its code was shown to the payer,
 * and the payment is not yet recorded as paid.
 */
export const canConfirmPayment = ({
  provider,
  providerReference,
  state,
}: Pick<PaymentRow, 'provider' | 'providerReference' | 'state'>): boolean =>
  needsStatementMatch(provider) && providerReference !== null && isOneOf(confirmableStates, state);
