import { providerOf } from '../payments/openProvider.ts';
import type { PaymentProvider, Seen } from '../payments/providers/provider.ts';
import { referencesOf } from '../payments/started.store.ts';
import type { PaymentRow } from '../payments/store.ts';
import type { NoTransaction } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';

/** What the provider says under one of the names by which it may know the payment. */
export interface SeenTry {
  readonly reference: string;
  readonly seen: Seen;
}

/**
 * Asks the provider about every try of a payment, and takes money that the payer has agreed to. Throws if the provider
 * does not answer: then it is asked again later. Empty if nobody can be asked.
 */
export async function askProvider(
  noTransaction: NoTransaction,
  services: Services,
  payment: PaymentRow,
): Promise<readonly SeenTry[]> {
  const provider = await providerOf(noTransaction, services.config, payment);
  if (provider === undefined) return [];
  const references = await noTransaction.transact((tx) => referencesOf(tx, payment));
  const answers: SeenTry[] = [];
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
): Promise<Seen> {
  const seen = await provider.look(noTransaction, reference);
  if (seen.state !== 'authorised' || provider.confirm === undefined) return seen;
  const { currency } = await services.tenants.ofId(payment.shopId);
  const totalMinor = payment.amountMinor + payment.feeMinor;
  return provider.confirm(noTransaction, reference, { totalMinor, currency });
}
