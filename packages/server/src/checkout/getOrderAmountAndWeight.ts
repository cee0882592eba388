import { refuse } from '@crossdock/contract/refusals.ts';
import { chosenParcels } from '../parcels/chosen.store.ts';
import { problemViewOf } from '../parcels/chosenView.ts';
import type { Handler } from '../platform/handler.ts';
import { problemsOf } from './shipment.ts';
import { totalsOf } from './sums.ts';

export const getOrderAmountAndWeight: Handler<'getOrderAmountAndWeight'> = async (tx, actor, input) => {
  const parcels = await chosenParcels(tx, actor.memberId, input.parcelIds, false);
  if (parcels.length === 0 || parcels.length !== new Set(input.parcelIds).size)
    return refuse('order.selectAgain', {}, 'parcelIds');
  const problems = problemsOf(parcels, actor.shop.settings, tx.now);
  return {
    ...totalsOf(parcels, actor.shop, tx.now),
    problems: parcels.flatMap((parcel) => {
      const problem = problemViewOf(parcel, problems.get(parcel.id), actor.lang);
      return problem ? [{ parcelId: parcel.id, ...problem }] : [];
    }),
  };
};
