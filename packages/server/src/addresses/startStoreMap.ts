import { refuse } from '@crossdock/contract/refusals.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { rateLimit } from '../platform/throttle.ts';
import { mapKeys } from './mapKeys.ts';
import { findAddress } from './store.ts';
import { beginPick, mapOf, newTradeNumber } from './storeMap.store.ts';
import { mapReplyPath } from './storeMapRoutes.ts';

const limit = { bucket: 'store-map', max: 30, windowSeconds: 600 };

/** The map's form is posted by the member's browser; what comes back is known by a state that only this answer holds. */
export const startStoreMap: Handler<'startStoreMap'> = async (
  tx,
  actor,
  { addressId, returnTo, phone },
  { config },
) => {
  const keys = await mapKeys(tx, encryptionWith(config.APP_SECRET));
  const map = mapOf(actor.shop.settings, keys);
  if (map === undefined) return refuse('storeMap.off');
  if (addressId !== null && !(await findAddress(tx, actor.memberId, addressId)))
    return refuse('row.notFound');
  const tooMany = await rateLimit(tx, limit, actor.memberId);
  if (tooMany) return tooMany;
  const back = new URLSearchParams({
    ...(addressId === null ? { add: '1' } : { edit: addressId }),
    ...(returnTo === '' ? {} : { returnTo }),
  });
  const state = await beginPick(tx, actor, `/address?${back}`);
  const fields = map.fieldsFor({
    replyUrl: `${actor.origin}${mapReplyPath}${state}`,
    tradeNumber: newTradeNumber(),
    phone,
  });
  return { action: map.action, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) };
};
