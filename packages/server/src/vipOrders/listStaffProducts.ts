import type { Handler } from '../platform/handler.ts';
import { pageOfProducts } from './products.store.ts';
import { productOf } from './view.ts';

export const listStaffProducts: Handler<'listStaffProducts'> = async (tx, actor, input) => {
  const { list, ...page } = await pageOfProducts(tx, input, input);
  return { ...page, list: list.map((row) => productOf(row, actor.lang)) };
};
