import type { NoTransaction, Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type PaymentAccountRef, providerWithoutTransaction } from './openProvider.ts';
import { endOpenPayments, type PaymentSubject } from './store.ts';

export const closePageJob = 'close-payment-page';

/** The provider's page of a payment that must accept no more money. */
export interface PaymentPageToClose extends PaymentAccountRef {
  readonly reference: string;
}

/** Ends open payments of the order or purchase, and closes the providers' pages after the commit. */
export async function stopPayments(
  tx: Tx,
  actor: Actor,
  services: Services,
  of: PaymentSubject,
  why: 'orderPaid' | 'orderCancelled' | 'replaced',
): Promise<void> {
  const ended = await endOpenPayments(tx, actor, of, why);
  for (const { provider, accountId, providerReference: reference } of ended)
    if (reference !== null) closeAfterCommit(tx, services, { provider, accountId, reference });
}

/** Closes the page right after the commit; a job repeats it if the provider does not answer or this process dies. */
export function closeAfterCommit(tx: Tx, services: Services, page: PaymentPageToClose): void {
  services.jobs.enqueue(tx, closePageJob, { ...page }, { startAfterSeconds: 12 });
  tx.afterCommit.push((noTransaction) => closePage(noTransaction, services, page));
}

/** Closes a page. Harmless if the page is closed already or was paid. */
export async function closePage(
  noTransaction: NoTransaction,
  services: Services,
  { reference, ...startedWith }: PaymentPageToClose,
): Promise<void> {
  const provider = await providerWithoutTransaction(noTransaction, services.config, startedWith);
  await provider?.close(noTransaction, reference);
}
