import { type ProductColumn, productColumns } from '@crossdock/contract/products/sheet.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { flagText, loadSheetChoices, type ProductSheetChoices } from './nameIndexes.ts';
import { sheetColumns } from './productSheet.ts';

export const getProductTemplate = withSlowAnswer<'getProductTemplate'>()({
  write: writeSheet,
  handle: async (tx, { lang }, { format }) => {
    const choices = await loadSheetChoices(tx, lang);
    const lists = listsOf(choices, lang);
    const places = productColumns.map((column, at) => [at, lists[column] ?? []] as const);
    return {
      format,
      sheet: {
        name: 'products',
        head: sheetColumns.map(({ heads }) => heads[lang]),
        rows: examplesOf(choices, lang).map((row) => productColumns.map((column) => row[column] ?? '')),
        choices: Object.fromEntries(places.filter(([, list]) => list.length > 0)),
      },
    };
  },
});

function listsOf(
  { categories, goodsTypes, warehouses }: ProductSheetChoices,
  lang: Lang,
): Partial<Record<ProductColumn, readonly string[]>> {
  const names = (things: readonly { readonly name: string }[]) => things.map(({ name }) => name);
  const flags = [flagText(true, lang), flagText(false, lang)];
  return {
    ...{ category: names(categories), goodsType: names(goodsTypes), warehouse: names(warehouses) },
    ...{ onSale: flags, shown: flags },
  };
}

/**
 * Example rows of one product in two sizes. They use an existing category, goods type and warehouse, and the user
 * overwrites them.
 */
function examplesOf(choices: ProductSheetChoices, lang: Lang): Partial<Record<ProductColumn, string>>[] {
  const title = { titleTw: '純棉短袖', titleZh: '纯棉短袖', titleEn: 'Cotton T-shirt' };
  const measures = { price: '290', weightG: '210', lengthMm: '300', widthMm: '220', heightMm: '30' };
  const size = (name: string) => ({ variantTw: name, variantZh: name, variantEn: name });
  const shown = { lowStock: '5', onSale: flagText(true, lang) };
  return [
    {
      ...{ sku: 'TEE-M', ...title, ...size('M'), ...measures, ...shown, shown: flagText(false, lang) },
      category: choices.categories[0]?.name ?? '',
      goodsType: choices.goodsTypes[0]?.name ?? '',
      warehouse: choices.warehouses[0]?.name ?? '',
    },
    { sku: 'TEE-L', ...title, ...size('L'), ...measures, ...shown },
  ];
}
