import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import {
  channelsFromLaneSets,
  deleteLaneSetChannels,
  lockWarehouse,
  usedChannels,
} from './laneSets.store.ts';
import { laneSetForShop } from './laneSets.ts';

/**
 * Removes everything that a lane set created in the warehouse, including published prices. Refuses if an order, a VIP
 * order or a review uses one of its shipping methods; the owner can then only close them.
 */
export const dropLaneSet: Handler<'dropLaneSet'> = async (tx, { shop }, { set, warehouseId }) => {
  if (!(await lockWarehouse(tx, warehouseId))) return refuse('row.notFound', {}, 'warehouseId');
  const codes = laneSetForShop(set, shop).lanes.map(({ code }) => code);
  const ids = (await channelsFromLaneSets(tx))
    .filter((one) => one.warehouseId === warehouseId && codes.includes(one.setLane))
    .map(({ id }) => id);
  if ((await usedChannels(tx, ids)).size > 0) return refuse('pricing.setInUse');
  if (ids.length > 0) await deleteLaneSetChannels(tx, ids);
  return { done: true };
};
