import { withSlowAnswer } from '../platform/handler.ts';
import { sealedHistoryRefsOf } from '../platform/sealedSubjects.store.ts';
import { earlierHistory, withEarlierEvents } from '../platform/sealedSubjects.ts';
import { eventsOfOrder } from './store.ts';
import { eventViewOf } from './view.ts';

export const listTrackingEvents = withSlowAnswer<'listTrackingEvents'>()({
  handle: async (tx, _actor, input) => {
    const [events, histories] = await Promise.all([
      eventsOfOrder(tx, input.orderId),
      sealedHistoryRefsOf(tx, 'orders', [input.orderId]),
    ]);
    return { events, histories };
  },
  write: async (noTransaction, { events, histories }, _actor, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, histories);
    const sealed = new Set(earlier.events.map(({ id }) => id));
    const all = withEarlierEvents(events, earlier.events);
    return { list: all.map((event) => ({ ...eventViewOf(event), archived: sealed.has(event.id) })) };
  },
});
