import type { StoreMapInput, StoreMapSettings } from '@crossdock/contract/addresses/storeMap.ts';
import type { Tx } from '../platform/db.ts';
import type { Encryption } from '../platform/encryption.ts';
import { deleteShopSecret, hasShopSecret, shopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';
import type { MacKeys } from './maps/checkMacValue.ts';

const keyName = 'storeMap.hashKey';
const ivName = 'storeMap.hashIv';

/** The keys that sign the account's requests; undefined if the owner has not entered them. */
export async function readStoreMapKeys(tx: Tx, encryption: Encryption): Promise<MacKeys | undefined> {
  const [key, iv] = await Promise.all([
    shopSecret(tx, encryption, keyName),
    shopSecret(tx, encryption, ivName),
  ]);
  return key === undefined || iv === undefined ? undefined : { key, iv };
}

/** The account as staff see it. */
export async function readStoreMapSettings(tx: Tx): Promise<StoreMapSettings> {
  const { storeMap } = await currentSettings(tx);
  if (storeMap === null) return { map: null };
  const [key, iv] = await Promise.all([hasShopSecret(tx, keyName), hasShopSecret(tx, ivName)]);
  const { provider, merchantId, kind, live } = storeMap;
  return { map: { provider, merchantId, kind, live, keysKept: key && iv } };
}

/** Saves the shop's account at the map's provider. Null removes the account and deletes its keys. */
export async function saveStoreMap(tx: Tx, encryption: Encryption, map: StoreMapInput): Promise<void> {
  if (map === null) {
    await changeSettings(tx, { storeMap: null });
    await Promise.all([deleteShopSecret(tx, keyName), deleteShopSecret(tx, ivName)]);
    return;
  }
  const { hashKey, hashIv, ...storeMap } = map;
  await changeSettings(tx, { storeMap });
  if (hashKey !== undefined) await storeShopSecret(tx, encryption, keyName, hashKey);
  if (hashIv !== undefined) await storeShopSecret(tx, encryption, ivName, hashIv);
}
