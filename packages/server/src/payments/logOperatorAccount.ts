import type { Logger } from 'pino';
import type { Services } from '../platform/services.ts';
import { installationAccount } from './installationAccount.ts';

/** Logs at start which shop the operator's own account serves, or how to configure one if it serves none. */
export async function logOperatorAccount(
  { config, tenants }: Pick<Services, 'config' | 'tenants'>,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<void> {
  if (installationAccount(config) === undefined) return;
  const payee = await tenants.installationPayee();
  const hint = 'card payments are offered only by shops with an account of their own';
  if (payee !== undefined) log.info({ shop: payee }, 'STRIPE_SECRET_KEY serves this shop alone');
  else if (config.STRIPE_SHOP === undefined)
    log.error(`STRIPE_SECRET_KEY serves no shop: name one by its host in STRIPE_SHOP. Until then ${hint}`);
  else log.error({ host: config.STRIPE_SHOP }, `STRIPE_SHOP is the host of no shop: ${hint}`);
}
