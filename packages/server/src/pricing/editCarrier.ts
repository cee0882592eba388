import type { pricingCalls } from '@crossdock/contract/pricing.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { codeTaken, updateCarrier } from './desk.store.ts';
import { carrierFieldsOf } from './deskFields.ts';
import { staffCarrierOf } from './view.ts';

export const editCarrier: Handler<(typeof pricingCalls)['editCarrier']> = async (tx, _actor, input) => {
  if (await codeTaken(tx, 'carriers', input.code, input.id))
    return refuse('pricing.codeTaken', { code: input.code }, 'code');
  const row = await updateCarrier(tx, input.id, carrierFieldsOf(input));
  return row ? staffCarrierOf(row) : refuse('row.notFound');
};
