import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { providerNamed } from './providers/providers.ts';
import { endLivePayments } from './store.ts';

/** Ends what still waits for the order's payer, and closes the providers' pages once this has committed. */
export async function stopPayments(
  tx: Tx,
  actor: Actor,
  services: Services,
  orderId: string,
  why: string,
): Promise<void> {
  const ended = await endLivePayments(tx, actor, orderId, why);
  for (const { provider: name, provider_reference: reference } of ended) {
    if (reference === null) continue;
    tx.afterCommit.push(async () => (await providerNamed(services.config, name))?.close(reference));
  }
}
