import type { orderCalls } from '@crossdock/contract/orders.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { chosenParcels } from './chosen.store.ts';
import { sumsOf } from './sums.ts';

export const getOrderAmountAndWeight: Handler<(typeof orderCalls)['getOrderAmountAndWeight']> = async (
  tx,
  actor,
  input,
) => {
  const parcels = await chosenParcels(tx, actor.memberId, input.parcelIds, false);
  if (parcels.length === 0 || parcels.length !== new Set(input.parcelIds).size)
    return refuse('order.selectAgain', {}, 'parcelIds');
  return sumsOf(parcels, actor.shop.settings, tx.now);
};
