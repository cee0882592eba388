import type { lostOrderCalls } from '@crossdock/contract/shipping/lost.ts';
import type { Handler } from '../platform/handler.ts';
import { sayLost } from './lost.ts';

export const declareFound: Handler<(typeof lostOrderCalls)['declareFound']> = (tx, actor, { orderId }) =>
  sayLost(tx, actor, orderId, null);
