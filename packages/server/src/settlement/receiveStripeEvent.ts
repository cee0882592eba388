import type { Handler } from '../platform/handler.ts';
import { receiveEvent } from './receiveEvent.ts';

export const receiveStripeEvent: Handler<'receiveStripeEvent'> = (tx, actor, input, services) =>
  receiveEvent(tx, actor, services, 'stripe', input);
