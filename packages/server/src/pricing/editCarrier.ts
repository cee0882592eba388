import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { updateCarrier } from './desk.store.ts';
import { carrierFieldsOf } from './deskFields.ts';
import { staffCarrierOf } from './view.ts';

export const editCarrier: Handler<'editCarrier'> = async (tx, _actor, input) => {
  const row = await updateCarrier(tx, input.id, carrierFieldsOf(input));
  if (row === 'taken') return refuse('pricing.codeTaken', { code: input.code }, 'code');
  return row ? staffCarrierOf(row) : refuse('row.notFound');
};
