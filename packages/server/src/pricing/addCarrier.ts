import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { insertCarrier } from './desk.store.ts';
import { staffCarrierOf } from './view.ts';

export const addCarrier: Handler<'addCarrier'> = async (tx, _actor, input) => {
  const row = await insertCarrier(tx, input);
  return row ? staffCarrierOf(row) : refuse('pricing.codeTaken', { code: input.code }, 'code');
};
