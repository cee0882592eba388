import type { Logger } from 'pino';
import { queryAllShops } from './allShops.ts';
import { isConnectionError } from './connectionUnavailable.ts';
import type { Database } from './db.ts';
import { type Encryption, encryptedPattern } from './encryption.ts';
import { asShopId } from './scope.ts';
import { encryptShopSecrets } from './shopSecrets.ts';

interface Sealing {
  readonly database: Pick<Database, 'transact'>;
  readonly encryption: Encryption;
  /** The owner's address of every database with rows of shops, the installation's own first. */
  readonly ownerUrls: readonly string[];
  readonly shopIds: () => Promise<readonly string[]>;
  readonly log: Logger;
  readonly ending: AbortSignal;
}

/**
 * Encrypts secrets that older versions stored in the clear. Only shops with such secrets get a transaction;
 * after the first start none has. Throws if the installation's own database is unreachable.
 */
export async function encryptAllSecrets(sealing: Sealing): Promise<void> {
  const { database, encryption, log, ending } = sealing;
  for (const id of await withSecretsInTheClear(sealing)) {
    if (ending.aborted) return;
    await database
      .transact(asShopId(id), (tx) => encryptShopSecrets(tx, encryption))
      .catch((error: unknown) => log.error({ err: error, shop: id }, 'secrets not sealed'));
  }
}

const inTheClear = 'select distinct shop_id as "shopId" from shop_secrets where value !~ $1';

/**
 * The ids of shops with unencrypted secrets, by one statement per database. If the role that owns a database cannot
 * see all shops, every shop is returned.
 */
async function withSecretsInTheClear({ ownerUrls, shopIds, log }: Sealing): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const [at, url] of ownerUrls.entries()) {
    try {
      const rows = await queryAllShops<{ shopId: string }>(url, inTheClear, [encryptedPattern]);
      if (rows === undefined) return await shopIds();
      for (const { shopId } of rows) found.add(shopId);
    } catch (error) {
      if (at === 0 && isConnectionError(error)) throw error;
      // The secrets of shops in this database are encrypted at the next start; until then they keep working
      // unencrypted.
      log.error({ err: error }, 'secrets were not looked for');
    }
  }
  return [...found];
}
