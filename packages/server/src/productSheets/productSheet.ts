import {
  neededProductColumns,
  type ProductColumn,
  productColumns,
} from '@crossdock/contract/products/sheet.ts';
import { sheetWords } from '@crossdock/contract/products/words.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { normalizedName } from '../platform/nameIndex.ts';
import type { SheetColumn } from '../platform/sheetColumns.ts';
import type { RowGroup } from '../platform/sheetFaults.ts';
import type { KnownProduct } from '../products/import.store.ts';

/** The sheet's columns with their headings. A sheet in any language can be read. */
export const sheetColumns: readonly SheetColumn<ProductColumn>[] = productColumns.map((name) => ({
  name,
  heads: sheetWords[`products.sheet.${name}`],
  needed: isOneOf(neededProductColumns, name),
}));

/** A row of the sheet, which describes one variant. */
export interface ParsedProductRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ProductColumn, string>>>;
  /** A SKU of the same product, which may be from another row; empty if none is known. */
  readonly beside: string;
}

/** The rows of one product, and the existing product. */
export interface ProductGroup {
  readonly rows: RowGroup<ProductColumn>;
  readonly known: KnownProduct | undefined;
}

export const normaliseSku = (text: string | undefined): string => (text ?? '').normalize('NFKC').trim();

const titleOf = ({ cells }: ParsedProductRow): string =>
  normalizedName(cells.titleTw || cells.titleZh || cells.titleEn || '');

/**
 * Groups rows by product. A row belongs to the product with its SKU, or with a known SKU of the same product;
 * else to the product with the same title in the sheet, in any position.
 */
export function groupByProduct(
  rows: readonly ParsedProductRow[],
  known: readonly KnownProduct[],
): ProductGroup[] {
  const bySku = new Map(known.flatMap((one) => one.variants.map(({ sku }) => [sku, one] as const)));
  const productOf = ({ cells, beside }: ParsedProductRow) =>
    bySku.get(normaliseSku(cells.sku)) ?? bySku.get(beside);
  const byTitle = new Map<string, string>();
  for (const row of rows) {
    const product = productOf(row);
    const title = titleOf(row);
    if (product && title !== '' && !byTitle.has(title)) byTitle.set(title, product.product.id);
  }
  const groups = new Map<
    string,
    { rows: [ParsedProductRow, ...ParsedProductRow[]]; known: KnownProduct | undefined }
  >();
  for (const row of rows) {
    const title = titleOf(row);
    const key = productOf(row)?.product.id ?? byTitle.get(title) ?? (title === '' ? `row ${row.row}` : title);
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { rows: [row], known: known.find(({ product }) => product.id === key) });
  }
  return [...groups.values()];
}
