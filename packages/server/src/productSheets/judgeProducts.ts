import type { importEffects, ProductColumn } from '@crossdock/contract/products/sheet.ts';
import { langs } from '@crossdock/domain/languages.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { type CellFault, SheetFaults } from '../platform/sheetFaults.ts';
import { productsWithSkus } from '../products/import.store.ts';
import { loadProductNameIndexes } from './nameIndexes.ts';
import { groupByProduct, normaliseSku, type ParsedProductRow } from './productSheet.ts';
import { type ParsedProduct, type ParsedVariant, readProduct } from './readProduct.ts';

export interface JudgedProduct extends ParsedProduct {
  /** Whether all cells of the product's rows are valid. */
  readonly good: boolean;
  readonly changed: boolean;
  readonly faultsOf: (row: { readonly row: number }) => readonly CellFault<ProductColumn>[];
}

/** The changes that a sheet's rows would make, product by product. Only reads. */
export async function judgeProducts(
  tx: Tx,
  actor: Staff,
  rows: readonly ParsedProductRow[],
): Promise<JudgedProduct[]> {
  const skus = rows
    .flatMap(({ cells, beside }) => [normaliseSku(cells.sku), beside])
    .filter((sku) => sku !== '');
  const shelves = rows.flatMap(({ cells }) => cells.shelf?.trim().toUpperCase() ?? []);
  const [known, names] = await Promise.all([
    productsWithSkus(tx, skus),
    loadProductNameIndexes(tx, actor.lang, shelves),
  ]);
  const faults = new SheetFaults<ProductColumn>();
  const firstRow = new Map<string, number>();
  for (const row of rows) {
    const sku = normaliseSku(row.cells.sku);
    const before = firstRow.get(sku);
    if (sku !== '' && before !== undefined) faults.add(row, 'sku', 'product.skuTwice', { row: before });
    firstRow.set(sku, before ?? row.row);
  }
  return groupByProduct(rows, known).map((group) => {
    const read = readProduct(group, names, faults, actor);
    return {
      ...read,
      good: !faults.in(group.rows),
      changed: isProductChanged(read) || read.variants.some(isVariantChanged),
      faultsOf: ({ row }) => faults.of({ row, cells: {} }),
    };
  });
}

const compared = ['categoryId', 'goodsTypeId', 'warehouseId', 'shelfCode', 'active'] as const;

function isProductChanged({ known, fields }: ParsedProduct): boolean {
  const before = known?.product;
  if (before === undefined) return true;
  if (compared.some((field) => fields[field] !== before[field])) return true;
  return langs.some((lang) => {
    const [was, is] = [before.texts[lang], fields.texts[lang]];
    return was?.title !== is?.title || was?.html !== is?.html;
  });
}

const comparedOfVariant = [
  ...(['tw', 'zh', 'en', 'priceMinor', 'weightG', 'lengthMm', 'widthMm', 'heightMm'] as const),
  ...(['lowStock', 'active'] as const),
] as const;

function isVariantChanged({ before, fields }: ParsedVariant): boolean {
  return before === undefined || comparedOfVariant.some((field) => fields?.[field] !== before[field]);
}

/** The effect of importing the row. */
export function importEffect(product: JudgedProduct, variant: ParsedVariant): (typeof importEffects)[number] {
  if (variant.before === undefined) return 'new';
  return isProductChanged(product) || isVariantChanged(variant) ? 'changed' : 'same';
}
