import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findProduct, variantsOf } from './store.ts';
import { productOf, readerOf } from './view.ts';

export const getProduct: Handler<'getProduct'> = async (tx, actor, { id }, services) => {
  const [row, variants] = await Promise.all([findProduct(tx, id), variantsOf(tx, id)]);
  if (row === undefined || !actor.shop.settings.products.active) return refuse('row.notFound');
  return productOf(row, variants, readerOf(tx, actor, services));
};
