import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { receiveEvent } from './receiveEvent.ts';

/** Play money counts in demo shops alone, whoever signs for it. */
export const receiveSandboxEvent: Handler<'receiveSandboxEvent'> = async (tx, actor, input, services) =>
  actor.shop.demo ? receiveEvent(tx, actor, services, 'sandbox', input) : refuse('payment.signatureWrong');
