import type { Handler } from '../platform/handler.ts';
import { sayLost } from './lost.ts';

export const declareFound: Handler<'declareFound'> = (tx, actor, input, services) =>
  sayLost(tx, actor, services, input, null);
