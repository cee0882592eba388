import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { rateLimit } from '../platform/throttle.ts';
import { findAddress } from './store.ts';
import { beginStoreChoice, newTradeNumber, openStoreMap } from './storeMap.store.ts';
import { storeMapKeys } from './storeMapKeys.ts';
import { mapReplyPath } from './storeMapRoutes.ts';

const limit = { bucket: 'store-map', max: 30, windowSeconds: 600 };

/**
 * The member's browser posts the form that opens the map. The choice is matched by a state that only this answer
 * contains.
 */
export const startStoreMap: Handler<'startStoreMap'> = async (tx, actor, input, { config }) => {
  const { addressId, returnTo, phone } = input;
  const keys = await storeMapKeys(tx, encryptionWith(config.APP_SECRET));
  const map = openStoreMap(actor.shop.settings, keys);
  if (map === undefined) return refuse('storeMap.off');
  if (addressId !== null && !(await findAddress(tx, actor.memberId, addressId)))
    return refuse('row.notFound');
  const tooMany = await rateLimit(tx, limit, actor.memberId);
  if (tooMany) return tooMany;
  const back = new URLSearchParams({
    ...(addressId === null ? { add: '1' } : { edit: addressId }),
    ...(returnTo === '' ? {} : { returnTo }),
  });
  const state = await beginStoreChoice(tx, actor, `/address?${back}`);
  const fields = map.fieldsFor({
    replyUrl: `${actor.origin}${mapReplyPath}${state}`,
    tradeNumber: newTradeNumber(),
    phone,
  });
  return { action: map.action, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
};
