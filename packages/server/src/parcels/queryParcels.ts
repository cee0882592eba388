import { type ParcelState, parcelStates } from '@crossdock/domain/parcels/states.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { memberCounters } from '../platform/counters.ts';
import type { Handler } from '../platform/handler.ts';
import { pageSortedById } from '../platform/keyset.ts';
import { pageAnswerFields } from '../platform/paging.ts';
import { countOwnParcels, hasFilterBesidesState, maxCountedParcels, queryOwnParcels } from './list.store.ts';
import { parcelRowOf, parcelViewContext } from './view.ts';

/**
 * After authentication it needs one round trip: rows, counters and, only for a filter that the counters cannot
 * answer, a limited count.
 */
export const queryParcels: Handler<'queryParcels'> = async (tx, actor, input, services) => {
  const filter = {
    states: input.state,
    warehouseId: input.warehouseId,
    words: input.words,
    from: input.from,
    to: input.to,
  };
  const [found, counters, counted] = await Promise.all([
    queryOwnParcels(tx, actor.memberId, filter, input),
    memberCounters(tx, actor.memberId),
    hasFilterBesidesState(filter) ? countOwnParcels(tx, actor.memberId, filter) : undefined,
  ]);
  const perState = recordOf(parcelStates, (state) => counters[`parcel.${state}`] ?? 0);
  const wanted: readonly ParcelState[] = filter.states?.length ? [...new Set(filter.states)] : parcelStates;
  const total = counted ?? wanted.reduce((sum, state) => sum + perState[state], 0);
  const { rows, end } = pageSortedById(found, input.pageSize);
  const viewer = parcelViewContext(actor, tx.now, services);
  return {
    list: rows.map((row) => parcelRowOf(row, viewer)),
    ...pageAnswerFields(input, Math.min(total, maxCountedParcels), end),
    counts: perState,
  };
};
