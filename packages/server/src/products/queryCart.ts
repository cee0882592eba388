import type { productCalls } from '@crossdock/contract/products/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { cartAnswer } from './cart.ts';

export const queryCart: Handler<(typeof productCalls)['queryCart']> = (tx, actor, _input, services) =>
  cartAnswer(tx, actor, services);
