import { isRefusal } from '@crossdock/contract/refusals.ts';
import { chosenParcels } from '../parcels/chosen.store.ts';
import type { Handler } from '../platform/handler.ts';
import { destinationOf } from './destination.ts';
import { prepareLanes } from './prepareLanes.ts';
import { parcelRefusal } from './shipment.ts';

/** Reads parcels and destination like an order does, so that the price here is the order's. */
export const getChannel: Handler<'getChannel'> = async (tx, actor, input) => {
  const [parcels, destination] = await Promise.all([
    chosenParcels(tx, actor.memberId, input.parcelIds, false),
    destinationOf(tx, actor, input),
  ]);
  const unfit = parcelRefusal(parcels, input, actor, tx.now);
  if (unfit) return unfit;
  if (isRefusal(destination)) return destination;
  const lanes = await prepareLanes(tx, actor, parcels, destination, input);
  return isRefusal(lanes) ? lanes : { offers: lanes.offersFor(parcels) };
};
