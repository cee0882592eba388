import { paymentEventPath } from '@crossdock/contract/payments/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { boundHash } from '../platform/ids.ts';
import type { Actor } from '../platform/scope.ts';
import { countAccounts } from './accounts.store.ts';

/** The address for a provider's messages, below the shop's own address as the clerk reaches it. */
export const callbackOf = (actor: Pick<Actor, 'origin'>, callbackKey: string): string =>
  `${actor.origin}/api/${paymentEventPath}?key=${callbackKey}`;

/**
 * The unguessable part of the next account's address. It is known before the account is saved, because a provider gives
 * its signing secret only for an address.
 */
export async function nextCallbackKey(tx: Tx, config: Config): Promise<string> {
  const nth = String(await countAccounts(tx));
  return boundHash(config.APP_SECRET, 'payment-callback', tx.shopId, nth).toString('base64url');
}
