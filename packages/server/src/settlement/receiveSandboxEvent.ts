import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { receiveEvent } from './receiveEvent.ts';

/** Play money counts only in demo shops, even with a valid signature. */
export const receiveSandboxEvent: Handler<'receiveSandboxEvent'> = async (tx, actor, input, services) =>
  actor.shop.demo
    ? receiveEvent(tx, actor, services, { provider: 'sandbox', accountId: null }, input)
    : refuse('payment.signatureWrong');
