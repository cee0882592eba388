import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findListedStore } from './storeList.store.ts';
import { consumeStoreChoice } from './storeMap.store.ts';

/** The shop's own list decides a store's name, and whether it is served. */
export const takeMapStore: Handler<'takeMapStore'> = async (tx, actor, { state }) => {
  const store = await consumeStoreChoice(tx, actor, state);
  if (store === undefined) return refuse('storeMap.gone');
  const known = await findListedStore(tx, 'TW', store.number);
  if (known?.active === false) return refuse('storeMap.closed');
  return known ? { number: store.number, name: known.name, address: known.address } : store;
};
