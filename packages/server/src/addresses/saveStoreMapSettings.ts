import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { readStoreMapSettings, saveStoreMap } from './storeMapKeys.ts';

export const saveStoreMapSettings: Handler<'saveStoreMapSettings'> = async (
  tx,
  _actor,
  { map },
  { config },
) => {
  if (map !== null && (map.hashKey === undefined) !== (map.hashIv === undefined))
    return refuse('storeMap.keysNeeded', {}, map.hashKey === undefined ? 'map.hashKey' : 'map.hashIv');
  await saveStoreMap(tx, encryptionWith(config.APP_SECRET), map);
  return readStoreMapSettings(tx);
};
