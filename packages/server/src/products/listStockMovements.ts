import type { Handler } from '../platform/handler.ts';
import { movementsOf } from './stock.store.ts';

export const listStockMovements: Handler<'listStockMovements'> = async (tx, _actor, input) => {
  const { productId, ...paging } = input;
  const page = await movementsOf(tx, productId, paging);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      purchaseNumber: row.purchaseNumber ?? '',
      by: row.staffName ?? '',
    })),
  };
};
