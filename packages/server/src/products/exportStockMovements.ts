import { consoleWords, sheetWords } from '@crossdock/contract/products/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { maxTotal } from '../platform/paging.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { movementsForExport } from './stock.store.ts';

const heads = [
  ...(['at', 'sku', 'kind', 'cameIn', 'wentOut', 'after', 'purchase', 'by', 'note'] as const).map(
    (name) => sheetWords[`products.sheet.${name}`],
  ),
];

export const exportStockMovements = withSlowAnswer<'exportStockMovements'>()({
  write: writeSheet,
  handle: async (tx, { lang, shop }, { format, productId }) => {
    const rows = await movementsForExport(tx, productId, maxTotal + 1);
    if (rows.length > maxTotal) return refuse('product.tooManyRows', { max: maxTotal });
    return {
      format,
      sheet: {
        name: `stock-${shop.code}-${tx.now.slice(0, 10)}`,
        head: heads.map((head) => head[lang]),
        rows: rows.map((row) => [
          wallClockAt(row.at, shop.timeZone).replace('T', ' '),
          row.sku,
          consoleWords[`products.movement.${row.kind}`][lang],
          row.change > 0 ? String(row.change) : '',
          row.change < 0 ? String(-row.change) : '',
          String(row.stockAfter),
          row.purchaseNumber ?? '',
          row.staffName ?? '',
          row.note,
        ]),
      },
    };
  },
});
