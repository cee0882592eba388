import type { Handler } from '../platform/handler.ts';
import { purchaseLines, searchPurchases } from '../products/purchases.store.ts';
import { readerOf, staffPurchaseOf } from '../products/view.ts';
import { secondPersonAwaited } from '../wallet/approvals.store.ts';

export const listPurchasesOfShop: Handler<'listPurchasesOfShop'> = async (tx, actor, input, services) => {
  const page = await searchPurchases(tx, input);
  const ids = page.list.map(({ id }) => id);
  const [lines, awaited] = await Promise.all([
    purchaseLines(tx, ids),
    secondPersonAwaited(tx, actor, 'purchase', ids),
  ]);
  const reader = readerOf(tx, actor, services);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...staffPurchaseOf(row, lines, reader),
      secondAwaited: awaited(row.id),
    })),
  };
};
