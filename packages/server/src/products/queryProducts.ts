import type { Handler } from '../platform/handler.ts';
import { pageFacts } from '../platform/paging.ts';
import { openCategories, searchProducts } from './store.ts';
import { cardOf, readerOf } from './view.ts';

/** A shop that sells nothing shows nothing. */
export const queryProducts: Handler<'queryProducts'> = async (tx, actor, input, services) => {
  if (!actor.shop.settings.products.active)
    return { list: [], ...pageFacts(input, 0, { more: false, next: null }), categories: [] };
  const [page, categories] = await Promise.all([searchProducts(tx, input), openCategories(tx)]);
  const reader = readerOf(tx, actor, services);
  return {
    ...page,
    list: page.list.map((row) => cardOf(row, reader)),
    categories: categories.map((row) => ({ id: row.id, name: row[actor.lang], count: row.count })),
  };
};
