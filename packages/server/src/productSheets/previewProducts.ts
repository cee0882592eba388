import { fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import {
  type ProductColumn,
  type ProductPreviewRow,
  productColumns,
} from '@crossdock/contract/products/sheet.ts';
import { sheetWords } from '@crossdock/contract/products/words.ts';
import { isRefusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { withPreparation } from '../platform/handler.ts';
import { toRecords } from '../platform/sheetColumns.ts';
import type { CellFault } from '../platform/sheetFaults.ts';
import { readSheetRows } from '../platform/sheetReader.ts';
import { importEffect, type JudgedProduct, judgeProducts } from './judgeProducts.ts';
import { normaliseSku, sheetColumns } from './productSheet.ts';

export const previewProducts = withPreparation<'previewProducts'>()({
  prepare: async (noTransaction, actor, input) => {
    const read = await readSheetRows(noTransaction, input.file, maxSheetRows.products);
    return isRefusal(read) ? read : toRecords(read, sheetColumns, actor.lang);
  },
  handle: async (tx, actor, _input, _services, records) => {
    const read = records.map(({ row, ...cells }) => ({
      row,
      cells: recordOf(productColumns, (column) => cells[column]),
      beside: '',
    }));
    const products = await judgeProducts(tx, actor, read);
    const rows = products.flatMap((product) => rowsOf(product, actor.lang)).sort((a, b) => a.row - b.row);
    const bad = rows.filter(({ problem }) => problem !== null).length;
    return { rows, good: rows.length - bad, bad };
  },
});

const placeOf = ({ column }: CellFault<ProductColumn>) => (column ? productColumns.indexOf(column) : -1);
const byColumn = (a: CellFault<ProductColumn>, b: CellFault<ProductColumn>) => placeOf(a) - placeOf(b);

function rowsOf(product: JudgedProduct, lang: Lang): ProductPreviewRow[] {
  const [first] = product.rows;
  const beside = product.known?.variants[0]?.sku ?? normaliseSku(first.cells.sku);
  const rest = refuse('product.rowBeside');
  return product.variants.map((variant) => {
    const found = product.faultsOf(variant.row).toSorted(byColumn);
    const faults = found.map(({ column: at, error, params }) => {
      const column = at ?? ('sku' as const);
      const head = sheetWords[`products.sheet.${column}`][lang];
      return { column, error, message: `${head}: ${fieldMessage(error, { ...params }, lang)}` };
    });
    const [own] = faults;
    const others = product.good ? null : { error: rest.refused, message: refusalMessage(rest, lang) };
    const { row, cells } = variant.row;
    return {
      row,
      cells,
      beside,
      effect: importEffect(product, variant),
      faults,
      problem: own ? { error: own.error, message: own.message } : others,
    };
  });
}
