import type { Handler } from '../platform/handler.ts';
import { closeStoresNotListedSince } from './storeList.store.ts';

export const closeUnlistedStores: Handler<'closeUnlistedStores'> = async (
  tx,
  _actor,
  { country, since },
) => ({ closed: await closeStoresNotListedSince(tx, country, since) });
