import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { updateCarrier } from './desk.store.ts';
import { staffCarrierOf } from './view.ts';

export const editCarrier: Handler<'editCarrier'> = async (tx, _actor, { id, ...fields }) => {
  const row = await updateCarrier(tx, id, fields);
  if (row === 'taken') return refuse('pricing.codeTaken', { code: fields.code }, 'code');
  return row ? staffCarrierOf(row) : refuse('row.notFound');
};
