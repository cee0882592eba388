import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { countEntriesOfDeclarers, type ImporterId } from './customsEntries.store.ts';
import type { DeclarerViewContext } from './view.ts';

/**
 * The data for showing declarers: how to sign their pictures, the number of customs entries that each had in this
 * half-year, and how many duty-free ones a country allows.
 */
export async function declarerViewContext(
  tx: Tx,
  actor: Actor,
  services: Services,
  people: readonly ImporterId[],
  free: DeclarerViewContext['free'],
): Promise<DeclarerViewContext> {
  const used = await countEntriesOfDeclarers(tx, actor.shop.timeZone, tx.now, people);
  return { lang: actor.lang, secret: services.config.APP_SECRET, now: tx.now, used, free };
}
