import type { paymentCalls } from '@crossdock/contract/payments/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { receiveEvent } from '../settlement/receiveEvent.ts';

export const receiveStripeEvent: Handler<(typeof paymentCalls)['receiveStripeEvent']> = (
  tx,
  actor,
  input,
  services,
) => receiveEvent(tx, actor, services, 'stripe', input);
