import type { Handler } from '../platform/handler.ts';
import { countProductsToReorder, searchStaffProducts } from './desk.store.ts';
import { productRowOf, readerOf } from './view.ts';

export const listProducts: Handler<'listProducts'> = async (tx, actor, input, services) => {
  const [page, low] = await Promise.all([searchStaffProducts(tx, input), countProductsToReorder(tx)]);
  const reader = readerOf(tx, actor, services);
  return { ...page, list: page.list.map((row) => productRowOf(row, reader)), low };
};
