import { type ParcelState, parcelStates } from '@crossdock/domain/parcels/states.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { counts } from '../platform/counters.ts';
import type { Handler } from '../platform/handler.ts';
import { endById } from '../platform/keyset.ts';
import { pageFacts } from '../platform/paging.ts';
import { countedUpTo, countMine, isNarrow, queryMine } from './list.store.ts';
import { parcelRowOf, viewing } from './view.ts';

/** One round trip behind authentication: rows, counters and, only for a narrow filter, a bounded count. */
export const queryParcels: Handler<'queryParcels'> = async (tx, actor, input, services) => {
  const filter = {
    states: input.state,
    warehouseId: input.warehouseId,
    words: input.words,
    from: input.from,
    to: input.to,
  };
  const [found, counters, counted] = await Promise.all([
    queryMine(tx, actor.memberId, filter, input),
    counts(tx, actor.memberId),
    isNarrow(filter) ? countMine(tx, actor.memberId, filter) : undefined,
  ]);
  const perState = recordOf(parcelStates, (state) => counters[`parcel.${state}`] ?? 0);
  const wanted: readonly ParcelState[] = filter.states?.length ? [...new Set(filter.states)] : parcelStates;
  const total = counted ?? wanted.reduce((sum, state) => sum + perState[state], 0);
  const { rows, end } = endById(found, input.pageSize);
  const viewer = viewing(actor, tx.now, services);
  return {
    list: rows.map((row) => parcelRowOf(row, viewer)),
    ...pageFacts(input, Math.min(total, countedUpTo), end),
    counts: perState,
  };
};
