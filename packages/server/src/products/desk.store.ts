import type { StoredContents } from '@crossdock/contract/wire/localizedContent.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import { insertLast } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import type { ListFilters } from '../platform/filteredBy.ts';
import { newId } from '../platform/ids.ts';
import { contentContains } from '../platform/localizedContent.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { changeRow, fromShop, insertWithNewId, relatedRows, updateInShop } from '../platform/rows.ts';
import type { ProductsTable, ProductVariantsTable } from '../platform/schema.gen.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';
import { skuContains } from './store.ts';

const low = sql<boolean>`active and stock <= low_stock`;

const variantSums = (tx: Tx) =>
  fromShop(tx, 'productVariants')
    .select([
      'productId',
      sql<number>`coalesce(min(price_minor) filter (where active), min(price_minor))::bigint`.as(
        'priceMinor',
      ),
      sql<number>`coalesce(max(price_minor) filter (where active), max(price_minor))::bigint`.as(
        'priceMaxMinor',
      ),
      sql<number>`sum(stock)::int`.as('stock'),
      sql<number>`sum(sold)::int`.as('sold'),
      sql<number>`count(*)::int`.as('variants'),
      sql<number>`(count(*) filter (where ${low}))::int`.as('low'),
    ])
    .groupBy('productId')
    .as('sums');

const rows = (tx: Tx) =>
  fromShop(tx, 'products')
    .innerJoin(variantSums(tx), 'sums.productId', 'products.id')
    .innerJoin('productCategories as category', shopJoin('category.id', 'products.categoryId'))
    .selectAll('products')
    .select([
      'sums.priceMinor',
      'sums.priceMaxMinor',
      'sums.stock',
      'sums.sold',
      'sums.variants',
      'sums.low',
      ...textColumns('category'),
      maybeStaffName(tx, 'products.updatedBy', 'updatedByName'),
    ]);

type Sought = Paging & ListFilters<{ categoryId: string; low: boolean; words: string }>;

/** The shop's products for staff, newest first. */
export function searchStaffProducts(tx: Tx, { categoryId, low: onlyLow, words, ...paging }: Sought) {
  let found = rows(tx).orderBy('products.id', 'desc');
  if (categoryId !== undefined) found = found.where('products.categoryId', '=', categoryId);
  if (onlyLow) found = found.where('products.active', '=', true).where('sums.low', '>', 0);
  if (words) found = found.where((eb) => eb.or([contentContains(words), skuContains(tx, words)]));
  return pageOf(tx, found, paging);
}
export type DeskProduct = Awaited<ReturnType<typeof searchStaffProducts>>['list'][number];

/** How many visible products have a variant that should be reordered. */
export async function countProductsToReorder(tx: Tx): Promise<number> {
  const row = await tx.one(
    fromShop(tx, 'products', { 'products.active': true })
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(({ exists }) =>
        exists(
          relatedRows(tx, 'productVariants.productId', 'products.id')
            .where('productVariants.active', '=', true)
            .whereRef('productVariants.stock', '<=', 'productVariants.lowStock'),
        ),
      ),
  );
  return row.count;
}

export const findStaffProduct = (tx: Tx, id: string) => tx.maybe(rows(tx).where('products.id', '=', id));

/** All variants of a product, in their order. */
export function allVariants(tx: Tx, productId: string) {
  return tx.all(fromShop(tx, 'productVariants', { productId }).selectAll().orderBy('position').orderBy('id'));
}

type Fields = Omit<
  Insertable<ProductsTable>,
  'shopId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'texts'
> & { readonly texts: StoredContents };

export async function insertProduct(tx: Tx, { texts, ...fields }: Fields): Promise<string> {
  return insertWithNewId(tx, 'products', {
    ...fields,
    texts: JSON.stringify(texts),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

/** Updates a product; false if it was changed since `version` was read. */
export async function updateProduct(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  { texts, ...fields }: Fields,
): Promise<boolean> {
  let row = updateInShop(tx, 'products', { id }).set((eb) => ({
    ...fields,
    texts: JSON.stringify(texts),
    version: eb('version', '+', 1),
    updatedAt: tx.now,
  }));
  if (version !== undefined) row = row.where('version', '=', version);
  return (await tx.run(row)) === 1;
}

type VariantFields = Omit<Insertable<ProductVariantsTable>, 'shopId' | 'id' | 'stock' | 'sold'>;

/** Stores a variant; `taken` if another product got the SKU at the same moment. */
export function insertVariant(tx: Tx, fields: VariantFields): Promise<number | 'taken'> {
  const row = { ...fields, shopId: tx.shopId, id: newId() };
  return catchUniqueViolation(tx.run(db.insertInto('productVariants').values(row)));
}

/**
 * Updates a variant. Answers 0 if the product has no such variant, `taken` if another product got the SKU at
 * the same moment.
 */
export function updateVariant(
  tx: Tx,
  id: string,
  { productId, ...fields }: VariantFields & Updateable<ProductVariantsTable>,
): Promise<number | 'taken'> {
  const update = updateInShop(tx, 'productVariants', { productId, id }).set(fields);
  return catchUniqueViolation(tx.run(update));
}

/** Withdraws variants that a product no longer has. */
export async function withdrawVariants(tx: Tx, productId: string, kept: readonly string[]): Promise<void> {
  let rest = updateInShop(tx, 'productVariants', { productId }).set({ active: false });
  if (kept.length > 0) rest = rest.where('id', 'not in', [...kept]);
  await tx.run(rest);
}

/** Those of the SKUs that belong to other products. */
export function skusOfOtherProducts(tx: Tx, productId: string | undefined, skus: readonly string[]) {
  let found = fromShop(tx, 'productVariants', { sku: skus }).select('sku');
  if (productId !== undefined) found = found.where('productId', '!=', productId);
  return tx.all(found);
}

/** The categories in the shop's order, with the number of products in each. */
export function listCategories(tx: Tx) {
  return tx.all(
    fromShop(tx, 'productCategories as category')
      .selectAll('category')
      .select(
        sql<number>`(select count(*)::int from products where products.shop_id = ${tx.shopId}
          and products.category_id = category.id)`.as('products'),
      )
      .orderBy('position')
      .orderBy('id'),
  );
}

export async function isCategory(tx: Tx, id: string): Promise<boolean> {
  return (await listCategories(tx)).some((category) => category.id === id);
}

type CategoryFields = { readonly zh: string; readonly tw: string; readonly en: string };

/** Saves a category; a new one is added at the end. Undefined if the shop has no such category. */
export async function saveCategory(
  tx: Tx,
  id: string | undefined,
  fields: CategoryFields,
): Promise<string | undefined> {
  if (id !== undefined) {
    const changed = await changeRow(tx, 'productCategories', id, fields);
    return changed === 1 ? id : undefined;
  }
  const added = newId();
  await insertLast(tx, 'productCategories', { ...fields, id: added });
  return added;
}
