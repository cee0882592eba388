import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const variantRows = (tx: Tx) => fromShop(tx, 'productVariants').selectAll();

/** Products with one of these SKUs, each with all its variants. */
export async function productsWithSkus(tx: Tx, skus: readonly string[]) {
  const found = await tx.allOf(skus, variantRows(tx).where('sku', 'in', [...new Set(skus)]));
  const ids = [...new Set(found.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  const [products, variants] = await Promise.all([
    tx.all(fromShop(tx, 'products', { id: ids }).selectAll()),
    tx.all(variantRows(tx).where('productId', 'in', ids).orderBy('position').orderBy('id')),
  ]);
  const ofProduct = Map.groupBy(variants, ({ productId }) => productId);
  return products.map((product) => ({ product, variants: ofProduct.get(product.id) ?? [] }));
}
export type KnownProduct = Awaited<ReturnType<typeof productsWithSkus>>[number];
export type KnownVariant = KnownProduct['variants'][number];

/** All variants with their products, the oldest products first. */
export function variantsForExport(tx: Tx, limit: number) {
  return tx.all(
    fromShop(tx, 'productVariants as variant')
      .innerJoin('products', shopJoin('products.id', 'variant.productId'))
      .selectAll('variant')
      .select([
        'products.texts',
        'products.categoryId',
        'products.goodsTypeId',
        'products.warehouseId',
        'products.shelfCode',
        'products.active as shown',
      ])
      .orderBy('products.id')
      .orderBy('variant.position')
      .orderBy('variant.id')
      .limit(limit),
  );
}
export type ExportedVariant = Awaited<ReturnType<typeof variantsForExport>>[number];
