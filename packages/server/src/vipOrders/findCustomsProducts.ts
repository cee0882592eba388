import type { Handler } from '../platform/handler.ts';
import { offeredProducts } from './products.store.ts';
import { productOf } from './view.ts';

const shownAtOnce = 20;

export const findCustomsProducts: Handler<'findCustomsProducts'> = async (tx, actor, { words }) => ({
  list: (await offeredProducts(tx, words, shownAtOnce)).map((row) => productOf(row, actor.lang)),
});
