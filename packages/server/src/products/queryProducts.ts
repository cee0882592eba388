import type { Handler } from '../platform/handler.ts';
import { pageFacts } from '../platform/paging.ts';
import { openCategories, searchProducts } from './store.ts';
import { productCardOf, readerOf } from './view.ts';

/** If the shop does not sell, the list is empty. */
export const queryProducts: Handler<'queryProducts'> = async (tx, actor, input, services) => {
  if (!actor.shop.settings.products.active)
    return { list: [], ...pageFacts(input, 0, { more: false, next: null }), categories: [] };
  const [page, categories] = await Promise.all([searchProducts(tx, input), openCategories(tx)]);
  const reader = readerOf(tx, actor, services);
  return {
    ...page,
    list: page.list.map((row) => productCardOf(row, reader)),
    categories: categories.map((row) => ({ id: row.id, name: row[actor.lang], count: row.count })),
  };
};
