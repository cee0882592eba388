import type { Handler } from '../platform/handler.ts';
import { offeredProducts } from './products.store.ts';
import { productOf } from './view.ts';

export const listCustomsProducts: Handler<'listCustomsProducts'> = async (tx, actor) => ({
  list: (await offeredProducts(tx, '')).map((row) => productOf(row, actor.lang)),
});
