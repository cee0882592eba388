import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { saveCategory } from './desk.store.ts';

export const saveProductCategory: Handler<'saveProductCategory'> = async (tx, _actor, { id, ...names }) => {
  const kept = await saveCategory(tx, id, names);
  return kept === undefined ? refuse('row.notFound') : { id: kept };
};
