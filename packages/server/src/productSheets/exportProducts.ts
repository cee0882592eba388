import { type ProductColumn, productColumns } from '@crossdock/contract/products/sheet.ts';
import { sheetWords } from '@crossdock/contract/products/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { type ExportedVariant, variantsForExport } from '../products/import.store.ts';
import { flagText, loadSheetChoices, type ProductSheetChoices } from './nameIndexes.ts';
import { sheetColumns } from './productSheet.ts';

/** Exports the columns of an import, followed by columns that an import ignores, such as stock. */
export const exportProducts = withSlowAnswer<'exportProducts'>()({
  write: writeSheet,
  handle: async (tx, actor, { format }) => {
    const max = maxSheetRows.products;
    const [rows, choices] = await Promise.all([
      variantsForExport(tx, max + 1),
      loadSheetChoices(tx, actor.lang),
    ]);
    if (rows.length > max) return refuse('product.tooManyRows', { max });
    const { lang, shop } = actor;
    return {
      format,
      sheet: {
        name: `products-${shop.code}-${tx.now.slice(0, 10)}`,
        head: [
          ...sheetColumns.map(({ heads }) => heads[lang]),
          sheetWords['products.sheet.stock'][lang],
          sheetWords['products.sheet.sold'][lang],
        ],
        rows: rows.map((row) => {
          const cells = cellsOf(row, choices, actor);
          return [...productColumns.map((column) => cells[column]), String(row.stock), String(row.sold)];
        }),
      },
    };
  },
});

function cellsOf(
  row: ExportedVariant,
  choices: ProductSheetChoices,
  { shop, lang }: Staff,
): Record<ProductColumn, string> {
  const { texts } = row;
  const named = (things: ProductSheetChoices['categories'], id: string) =>
    things.find((thing) => thing.id === id)?.name ?? '';
  return {
    ...{ sku: row.sku, variantTw: row.tw, variantZh: row.zh, variantEn: row.en },
    ...{ titleTw: texts.tw?.title ?? '', titleZh: texts.zh?.title ?? '', titleEn: texts.en?.title ?? '' },
    ...{ textTw: texts.tw?.plain ?? '', textZh: texts.zh?.plain ?? '', textEn: texts.en?.plain ?? '' },
    category: named(choices.categories, row.categoryId),
    goodsType: named(choices.goodsTypes, row.goodsTypeId),
    warehouse: named(choices.warehouses, row.warehouseId),
    shelf: row.shelfCode,
    price: shortAmountText(row.priceMinor, shop.currency),
    ...{ weightG: String(row.weightG), lengthMm: String(row.lengthMm), widthMm: String(row.widthMm) },
    ...{ heightMm: String(row.heightMm), lowStock: String(row.lowStock) },
    ...{ onSale: flagText(row.active, lang), shown: flagText(row.shown, lang) },
  };
}
