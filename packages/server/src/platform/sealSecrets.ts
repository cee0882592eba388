import type { Logger } from 'pino';
import { ofAllShops } from './allShops.ts';
import { isAway } from './connectionUnavailable.ts';
import type { Database } from './db.ts';
import { type Encryption, sealedForm } from './encryption.ts';
import { asShopId } from './scope.ts';
import { sealShopSecrets } from './shopSecrets.ts';

interface Sealing {
  readonly database: Pick<Database, 'transact'>;
  readonly encryption: Encryption;
  /** Of every database where rows of shops are, as its owner; the installation's own first. */
  readonly ownerUrls: readonly string[];
  readonly shopIds: () => Promise<readonly string[]>;
  readonly log: Logger;
  readonly ending: AbortSignal;
}

/**
 * Seals what stands in the clear from before secrets were sealed, with a transaction for those shops alone that have such:
 * after the first start none has. Throws where the installation's own database is away.
 */
export async function sealAllSecrets(sealing: Sealing): Promise<void> {
  const { database, encryption, log, ending } = sealing;
  for (const id of await withSecretsInTheClear(sealing)) {
    if (ending.aborted) return;
    await database
      .transact(asShopId(id), (tx) => sealShopSecrets(tx, encryption))
      .catch((error: unknown) => log.error({ err: error, shop: id }, 'secrets not sealed'));
  }
}

const inTheClear = 'select distinct shop_id as "shopId" from shop_secrets where value !~ $1';

/** One statement in each place; every shop where an owner may not see them all. */
async function withSecretsInTheClear({ ownerUrls, shopIds, log }: Sealing): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const [at, url] of ownerUrls.entries()) {
    try {
      const rows = await ofAllShops<{ shopId: string }>(url, inTheClear, [sealedForm]);
      if (rows === undefined) return await shopIds();
      for (const { shopId } of rows) found.add(shopId);
    } catch (error) {
      if (at === 0 && isAway(error)) throw error;
      // Its shops wait for the next start; what they kept in the clear works as it did.
      log.error({ err: error }, 'secrets were not looked for');
    }
  }
  return [...found];
}
