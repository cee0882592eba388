import type { StockMovementKind } from '@crossdock/domain/products/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

export interface StockChange {
  readonly variantId: string;
  /** Below 0 if pieces are taken out. */
  readonly pieces: number;
}

export interface StockMovementOrigin {
  readonly kind: StockMovementKind;
  readonly purchaseId?: string;
  readonly staffId?: string;
  readonly note?: string;
}

/**
 * Changes stock and records each change. Variants are locked in id order. Answers the variant with too little stock;
 * then nothing is changed and the caller refuses.
 */
export async function applyStockChanges(
  tx: Tx,
  changes: readonly StockChange[],
  because: StockMovementOrigin,
): Promise<string | undefined> {
  for (const { variantId, pieces } of changes.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    const sold = because.kind === 'sold' || because.kind === 'returned' ? -pieces : 0;
    const moved = await tx.maybe(
      updateInShop(tx, 'productVariants', { id: variantId })
        .set((eb) => ({ stock: eb('stock', '+', pieces), sold: eb('sold', '+', sold) }))
        .where(sql<boolean>`stock + ${pieces} >= 0`)
        .returning('stock'),
    );
    if (moved === undefined) return variantId;
    await writeMovement(tx, variantId, pieces, moved.stock, because);
  }
  return undefined;
}

async function writeMovement(
  tx: Tx,
  variantId: string,
  change: number,
  stockAfter: number,
  {
    kind,
    purchaseId = null,
    staffId = null,
    note = '',
  }: { [K in keyof StockMovementOrigin]: StockMovementOrigin[K] | null },
): Promise<void> {
  await insertRow(tx, 'stockMovements', {
    id: newId(),
    variantId,
    kind: kind ?? 'counted',
    change,
    stockAfter,
    purchaseId,
    staffId,
    note: note ?? '',
    at: tx.now,
  });
}

/** The variant, locked, so that its stock does not change while a new count replaces it. */
export function lockVariant(tx: Tx, id: string) {
  return tx.maybe(fromShop(tx, 'productVariants', { id }).select(['id', 'stock']).forUpdate());
}

/** Stock movements, newest first. */
const movements = (tx: Tx) =>
  fromShop(tx, 'stockMovements as movement')
    .innerJoin('productVariants as variant', shopJoin('variant.id', 'movement.variantId'))
    .leftJoin('purchases', shopJoin('purchases.id', 'movement.purchaseId'))
    .selectAll('movement')
    .select(['variant.sku', 'purchases.number as purchaseNumber'])
    .select(maybeStaffName(tx, 'movement.staffId', 'staffName'))
    .orderBy('movement.id', 'desc');

export function movementsOf(tx: Tx, productId: string, paging: Paging) {
  return pageOf(tx, movements(tx).where('variant.productId', '=', productId), paging);
}

/** Movements of one product, or of all products. */
export function movementsForExport(tx: Tx, productId: string | undefined, limit: number) {
  const all = movements(tx).limit(limit);
  return tx.all(productId === undefined ? all : all.where('variant.productId', '=', productId));
}
