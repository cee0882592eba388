import { orderStates } from '@crossdock/domain/orders/states.ts';
import { timeSpanOf } from '@crossdock/domain/orders/timeFilters.ts';
import { referenceIn } from '@crossdock/domain/reference.ts';
import { reportedTransferByOrder, reportedTransfersOfMember } from '../payments/reportedTransfers.store.ts';
import type { Handler } from '../platform/handler.ts';
import { pageSortedById } from '../platform/keyset.ts';
import { pageAnswerFields } from '../platform/paging.ts';
import { promisedArrivalsFromLanes } from './arrivals.ts';
import { journeysOf } from './journeys.ts';
import { countOrders, countsByState, isUnfiltered, type OrderFilter, pageOfOrders } from './list.store.ts';
import { orderCardOf, orderViewContext } from './view.ts';

export const listOrders: Handler<'listOrders'> = async (tx, actor, input, services) => {
  const words = input.words ?? '';
  const filter: OrderFilter = {
    state: input.state,
    span: timeSpanOf(input.time, tx.now, actor.shop.timeZone),
    words,
    number: referenceIn('CD', words),
  };
  const [found, counts, counted, reported] = await Promise.all([
    pageOfOrders(tx, actor.memberId, filter, input),
    countsByState(tx, actor.memberId),
    isUnfiltered(filter) ? undefined : countOrders(tx, actor.memberId, filter),
    reportedTransfersOfMember(tx, actor.memberId),
  ]);
  const { rows, end } = pageSortedById(found, input.pageSize);
  const onTheWay = rows.filter(({ state }) => state === 'awaitingSignature');
  const { journeys, lanes } = await journeysOf(tx, onTheWay, { shop: actor.shop, now: tx.now });
  const beside = {
    transferOn: reportedTransferByOrder(reported),
    arrivals: promisedArrivalsFromLanes(onTheWay, lanes),
  };
  const reader = orderViewContext(actor, services, tx.now);
  const all = orderStates.reduce((sum, state) => sum + counts[state], 0);
  const total = counted ?? (filter.state === undefined ? all : counts[filter.state]);
  return {
    list: rows.map((row) => {
      const card = orderCardOf(row, reader, beside);
      // An order that waits at its pickup point, for example, has no expected arrival.
      return journeys.get(row.id)?.arrival.kind === 'between' ? card : { ...card, arrival: null };
    }),
    ...pageAnswerFields(input, total, end),
    counts,
  };
};
