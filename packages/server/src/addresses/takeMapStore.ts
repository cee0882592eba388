import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { knownStore } from './storeList.store.ts';
import { takePick } from './storeMap.store.ts';

/** The shop's own list has the last word on what a store is called, and on whether it is served. */
export const takeMapStore: Handler<'takeMapStore'> = async (tx, actor, { state }) => {
  const store = await takePick(tx, actor, state);
  if (store === undefined) return refuse('storeMap.gone');
  const known = await knownStore(tx, 'TW', store.number);
  if (known?.active === false) return refuse('storeMap.closed');
  return known ? { number: store.number, name: known.name, address: known.address } : store;
};
