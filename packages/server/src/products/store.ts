import type { ProductSort } from '@crossdock/domain/products/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { contentContains } from '../platform/localizedContent.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { deleteRows, fromShop } from '../platform/rows.ts';
import { textColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** The price range, the stock and the sales of each product, over all its offered variants. */
const offered = (tx: Tx) =>
  fromShop(tx, 'productVariants', { active: true })
    .select([
      'productId',
      sql<number>`min(price_minor)::bigint`.as('priceMinor'),
      sql<number>`max(price_minor)::bigint`.as('priceMaxMinor'),
      sql<number>`sum(stock)::int`.as('stock'),
      sql<number>`sum(sold)::int`.as('sold'),
    ])
    .groupBy('productId')
    .as('offer');

/** Products that members see. */
const shown = (tx: Tx) =>
  fromShop(tx, 'products', { 'products.active': true })
    .innerJoin(offered(tx), 'offer.productId', 'products.id')
    .innerJoin('productCategories as category', shopJoin('category.id', 'products.categoryId'))
    .select([
      'products.id',
      'products.texts',
      'products.fileIds',
      'products.categoryId',
      'offer.priceMinor',
      'offer.priceMaxMinor',
      'offer.stock',
      'offer.sold',
      ...textColumns('category'),
    ]);

/** Whether members see any product. */
export function sellsAnything(tx: Tx): Promise<boolean> {
  return tx.exists(
    fromShop(tx, 'productVariants as variant', { 'variant.active': true })
      .innerJoin('products', shopJoin('products.id', 'variant.productId'))
      .select('variant.id')
      .where('products.active', '=', true)
      .limit(1),
  );
}

export interface ProductSearch extends Paging {
  readonly categoryId?: string | undefined;
  readonly words?: string | undefined;
  readonly sort: ProductSort;
}

const orders = {
  new: { by: sql`products.id`, way: 'desc' },
  sold: { by: sql`offer.sold`, way: 'desc' },
  cheap: { by: sql`offer.price_minor`, way: 'asc' },
  dear: { by: sql`offer.price_max_minor`, way: 'desc' },
} as const satisfies Record<ProductSort, { readonly by: RawBuilder<unknown>; readonly way: 'asc' | 'desc' }>;

export function searchProducts(tx: Tx, { categoryId, words, sort, ...paging }: ProductSearch) {
  // Sold-out products come last in every order.
  const { by, way } = orders[sort];
  let rows = shown(tx).orderBy(sql`(offer.stock = 0)`).orderBy(by, way).orderBy('products.id', 'desc');
  if (categoryId !== undefined) rows = rows.where('products.categoryId', '=', categoryId);
  if (words) rows = rows.where(contentContains(words));
  return pageOf(tx, rows, paging);
}
export type ShownProduct = Awaited<ReturnType<typeof searchProducts>>['list'][number];

export const findProduct = (tx: Tx, id: string) => tx.maybe(shown(tx).where('products.id', '=', id));

/** The categories with offered products, in the shop's order. */
export function offeredCategories(tx: Tx) {
  return tx.all(
    fromShop(tx, 'productCategories as category')
      .innerJoin('products', shopJoin('products.categoryId', 'category.id', { 'products.active': true }))
      .innerJoin(offered(tx), 'offer.productId', 'products.id')
      .select(({ fn }) => ['category.id', ...textColumns('category'), fn.countAll<number>().as('count')])
      .groupBy(['category.shopId', 'category.id', ...textColumns('category'), 'category.position'])
      .orderBy('category.position')
      .orderBy('category.id'),
  );
}

/** The variants of a product that can be bought. */
export function variantsOf(tx: Tx, productId: string) {
  return tx.all(
    fromShop(tx, 'productVariants', { productId, active: true })
      .selectAll()
      .orderBy('position')
      .orderBy('id'),
  );
}
export type VariantRow = Awaited<ReturnType<typeof variantsOf>>[number];

/** Variants with their products, offered or not. */
const withProducts = (tx: Tx) =>
  fromShop(tx, 'productVariants as variant')
    .innerJoin('products', shopJoin('products.id', 'variant.productId'))
    .selectAll('variant')
    .select([
      'products.texts',
      'products.fileIds',
      'products.goodsTypeId',
      'products.warehouseId',
      'products.shelfCode',
      sql<boolean>`products.active and variant.active`.as('offered'),
    ]);

export const findVariant = (tx: Tx, id: string) => tx.maybe(withProducts(tx).where('variant.id', '=', id));

/** The content of a member's cart, newest first. */
export function cartContent(tx: Tx, memberId: string) {
  return tx.all(
    withProducts(tx)
      .innerJoin('cartItems', shopJoin('cartItems.variantId', 'variant.id'))
      .select(['cartItems.quantity', 'cartItems.addedAt'])
      .where('cartItems.memberId', '=', memberId)
      .orderBy('cartItems.addedAt', 'desc')
      .orderBy('variant.id'),
  );
}
export type CartRow = Awaited<ReturnType<typeof cartContent>>[number];

export async function putIntoCart(
  tx: Tx,
  memberId: string,
  { variantId, quantity }: { readonly variantId: string; readonly quantity: number },
): Promise<void> {
  await tx.run(
    db
      .insertInto('cartItems')
      .values({ shopId: tx.shopId, memberId, variantId, quantity, addedAt: tx.now })
      .onConflict((conflict) =>
        conflict.columns(['shopId', 'memberId', 'variantId']).doUpdateSet({ quantity }),
      ),
  );
}

/** Removes variants from the cart; answers how many were in it. */
export function takeFromCart(tx: Tx, memberId: string, variantIds: readonly string[]): Promise<number> {
  return deleteRows(tx, 'cartItems', { memberId, variantId: variantIds });
}

/** Whether a variant's SKU contains the words. */
export const skuContains = (tx: Tx, words: string) => sql<boolean>`exists (
  select from product_variants as one where one.shop_id = ${tx.shopId} and one.product_id = products.id
    and one.sku ilike ${containsPattern(words)})`;
