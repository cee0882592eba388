import type { Handler } from '../platform/handler.ts';
import { sayLost } from './lost.ts';

export const declareFound: Handler<'declareFound'> = (tx, actor, { orderId }) =>
  sayLost(tx, actor, orderId, null);
