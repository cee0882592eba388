import type { Handler } from '../platform/handler.ts';
import { appliedImports, importedSums } from './store.ts';
import { viewsOf } from './view.ts';

export const getMoveReport: Handler<'getMoveReport'> = async (tx, actor) => {
  const [rows, sums] = await Promise.all([appliedImports(tx), importedSums(tx)]);
  const { name: shop, currency } = actor.shop;
  return { shop, currency, madeAt: tx.now, imports: await viewsOf(tx, actor, rows), ...sums };
};
