import type { NoTransaction, Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { providerNamed } from './providers/providers.ts';
import { endLivePayments, type PaidFor } from './store.ts';

export const closePageJob = 'close-payment-page';

/** A payment that is still open for something that takes no money any more. */
export interface OpenPage {
  readonly provider: string;
  readonly reference: string;
}

/** Ends what still waits for the order's payer, and closes the providers' pages once this has committed. */
export async function stopPayments(
  tx: Tx,
  actor: Actor,
  services: Services,
  of: PaidFor,
  why: 'orderPaid' | 'orderCancelled' | 'replaced',
): Promise<void> {
  const ended = await endLivePayments(tx, actor, of, why);
  for (const { provider, providerReference: reference } of ended)
    if (reference !== null) closeAfterCommit(tx, services, { provider, reference });
}

/** At once when this has committed, and by a job where the provider does not answer or this process dies. */
export function closeAfterCommit(tx: Tx, services: Services, page: OpenPage): void {
  services.jobs.enqueue(tx, closePageJob, { ...page }, { startAfterSeconds: 12 });
  tx.afterCommit.push((noTransaction) => closePage(noTransaction, services, page));
}

/** Harmless where the page is closed already, or was paid. */
export async function closePage(
  noTransaction: NoTransaction,
  services: Services,
  { provider, reference }: OpenPage,
): Promise<void> {
  await (await providerNamed(services.config, provider))?.close(noTransaction, reference);
}
