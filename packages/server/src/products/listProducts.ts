import type { Handler } from '../platform/handler.ts';
import { countLow, searchDesk } from './desk.store.ts';
import { productRowOf, readerOf } from './view.ts';

export const listProducts: Handler<'listProducts'> = async (tx, actor, input, services) => {
  const [page, low] = await Promise.all([searchDesk(tx, input), countLow(tx)]);
  const reader = readerOf(tx, actor, services);
  return { ...page, list: page.list.map((row) => productRowOf(row, reader)), low };
};
