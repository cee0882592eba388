import type { trackingCalls } from '@crossdock/contract/tracking/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { eventsOfOrder } from './store.ts';
import { eventViewOf } from './view.ts';

export const listTrackingEvents: Handler<(typeof trackingCalls)['listTrackingEvents']> = async (
  tx,
  _actor,
  input,
) => ({ list: (await eventsOfOrder(tx, input.orderId)).map(eventViewOf) });
