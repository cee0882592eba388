import { sheetWords, words } from '@crossdock/contract/products/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { maxTotal } from '../platform/paging.ts';
import type { Staff } from '../platform/scope.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import {
  type ListedPurchase,
  type PurchaseLineRow,
  purchaseLines,
  purchasesForExport,
} from './purchases.store.ts';

const heads = [
  ...(['at', 'purchase', 'member', 'state', 'product', 'sku', 'pieces', 'price', 'amount'] as const),
  ...(['discount', 'total', 'currency', 'parcel'] as const),
].map((name) => sheetWords[`products.sheet.${name}`]);

/**
 * Exports one row for each line of a purchase. Values of the whole purchase are only in its first row, so that
 * columns can be summed.
 */
export const exportPurchases = withSlowAnswer<'exportPurchases'>()({
  write: writeSheet,
  handle: async (tx, actor, { format, ...filters }) => {
    const purchases = await purchasesForExport(tx, filters, maxTotal + 1);
    if (purchases.length > maxTotal) return refuse('product.tooManyRows', { max: maxTotal });
    const lines = Map.groupBy(
      await purchaseLines(tx, fieldOf(purchases, 'id')),
      ({ purchaseId }) => purchaseId,
    );
    const { lang, shop } = actor;
    return {
      format,
      sheet: {
        name: `purchases-${shop.code}-${tx.now.slice(0, 10)}`,
        head: heads.map((head) => head[lang]),
        rows: purchases.flatMap((one) => (lines.get(one.id) ?? []).map((line) => cellsOf(one, line, actor))),
      },
    };
  },
});

function cellsOf(purchase: ListedPurchase, line: PurchaseLineRow, { lang, shop }: Staff): string[] {
  const money = (amountMinor: number) => amountText(amountMinor, shop.currency);
  const ofWhole = (amountMinor: number) => (line.position === 0 ? money(amountMinor) : '');
  return [
    wallClockAt(purchase.createdAt, shop.timeZone).replace('T', ' '),
    purchase.number,
    purchase.memberAccount,
    words[`products.state.${purchase.state}`][lang],
    line.name[lang],
    line.sku,
    String(line.quantity),
    money(line.priceMinor),
    money(line.priceMinor * line.quantity),
    ofWhole(purchase.discountMinor),
    ofWhole(purchase.totalMinor),
    shop.currency,
    line.courierNumber ?? '',
  ];
}
