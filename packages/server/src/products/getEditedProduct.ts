import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { allVariants, findEdited } from './desk.store.ts';
import { editedProductOf, readerOf } from './view.ts';

export const getEditedProduct: Handler<'getEditedProduct'> = async (tx, actor, { id }, services) => {
  const [row, variants] = await Promise.all([findEdited(tx, id), allVariants(tx, id)]);
  return row ? editedProductOf(row, variants, readerOf(tx, actor, services)) : refuse('row.notFound');
};
