import { providerWithoutTransaction } from '../payments/openProvider.ts';
import { referencesOf } from '../payments/paymentAttempts.store.ts';
import type { PaymentProvider, PaymentStatus } from '../payments/providers/provider.ts';
import type { PaymentRow } from '../payments/store.ts';
import type { NoTransaction } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';

/** The provider's answer for one of the references under which it may know the payment. */
export interface AttemptStatus {
  readonly reference: string;
  readonly seen: PaymentStatus;
}

/**
 * Queries the provider about every attempt of a payment, and takes money that the payer has agreed to. Throws
 * if the provider does not answer; it is then queried later. Empty if no provider can be queried.
 */
export async function queryPaymentAttempts(
  noTransaction: NoTransaction,
  services: Services,
  payment: PaymentRow,
): Promise<readonly AttemptStatus[]> {
  const provider = await providerWithoutTransaction(noTransaction, services.config, payment);
  if (provider === undefined) return [];
  const references = await noTransaction.transact((tx) => referencesOf(tx, payment));
  const answers: AttemptStatus[] = [];
  for (const reference of references)
    answers.push({ reference, seen: await seenOf(noTransaction, provider, reference, payment, services) });
  return answers;
}

async function seenOf(
  noTransaction: NoTransaction,
  provider: PaymentProvider,
  reference: string,
  payment: PaymentRow,
  services: Services,
): Promise<PaymentStatus> {
  const { currency } = await services.tenants.ofId(payment.shopId);
  const total = { totalMinor: payment.amountMinor + payment.feeMinor, currency };
  const seen = await provider.look(noTransaction, reference, total);
  if (seen.state !== 'authorised' || provider.confirm === undefined) return seen;
  return provider.confirm(noTransaction, reference, total);
}
