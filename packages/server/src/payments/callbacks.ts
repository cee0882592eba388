import { paymentEventPath } from '@crossdock/contract/payments/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { keyedHash } from '../platform/ids.ts';
import type { Actor } from '../platform/scope.ts';
import { countAccounts } from './accounts.store.ts';

/** The address for a provider's callbacks, on the host through which the clerk uses the shop. */
export const callbackAddress = (actor: Pick<Actor, 'origin'>, callbackKey: string): string =>
  `${actor.origin}/api/${paymentEventPath}?key=${callbackKey}`;

/**
 * The secret key in the callback address of the next account. It is made before the account is saved, because
 * a provider issues its signing secret only for a known address.
 */
export async function nextCallbackKey(tx: Tx, config: Config): Promise<string> {
  const nth = String(await countAccounts(tx));
  return keyedHash(config.APP_SECRET, 'payment-callback', tx.shopId, nth).toString('base64url');
}
