import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { findAddress } from './store.ts';
import { beginStoreChoice, newTradeNumber, storeMapOfShop } from './storeMap.store.ts';
import { readStoreMapKeys } from './storeMapKeys.ts';
import { storeMapReplyPath } from './storeMapRoutes.ts';

const limit = { bucket: 'store-map', max: 30, windowSeconds: 600 };

/**
 * The member's browser posts the form that opens the map. The store that the map returns is matched to this request
 * by a state that only this answer contains.
 */
export const startStoreMap: Handler<'startStoreMap'> = async (tx, actor, input, { config }) => {
  const { addressId, returnTo, phone } = input;
  const keys = await readStoreMapKeys(tx, encryptionWith(config.APP_SECRET));
  const map = storeMapOfShop(actor.shop.settings, keys);
  if (map === undefined) return refuse('storeMap.off');
  if (addressId !== null && !(await findAddress(tx, actor.memberId, addressId)))
    return refuse('row.notFound');
  const tooMany = await enforceRateLimit(tx, limit, actor.memberId);
  if (tooMany) return tooMany;
  const back = new URLSearchParams({
    ...(addressId === null ? { add: '1' } : { edit: addressId }),
    ...(returnTo === '' ? {} : { returnTo }),
  });
  const state = await beginStoreChoice(tx, actor, `/address?${back}`);
  const fields = map.fieldsFor({
    replyUrl: `${actor.origin}${storeMapReplyPath}${state}`,
    tradeNumber: newTradeNumber(),
    phone,
  });
  return { action: map.action, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
};
