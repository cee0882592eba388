import type { Handler } from '../platform/handler.ts';
import { cartAnswer } from './cart.ts';

export const queryCart: Handler<'queryCart'> = (tx, actor, _input, services) =>
  cartAnswer(tx, actor, services);
