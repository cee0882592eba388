/** Limits of a product's page and of one purchase. */
export const productPicturesMax = 8;
export const variantsMax = 30;
export const variantNameMax = 40;
export const skuMax = 40;
export const stockMax = 1_000_000;
export const priceMaxMinor = 100_000_000;
/** The most pieces of one variant in a cart, and so in one purchase. */
export const quantityMax = 99;
/** The most different variants in one cart. */
export const cartLinesMax = 50;
export const stockMovementNoteMax = 200;

/** How many minutes unpaid goods stay reserved. */
export const reservationMinutes = { min: 5, max: 10_080, usual: 60 } as const;

/** The orders in which the catalogue can be sorted. */
export const productSorts = ['new', 'sold', 'cheap', 'dear'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Why stock changes: goods came in, were counted, got lost or broken, were sold, or came back from a purchase. */
export const stockMovementKinds = ['received', 'counted', 'lost', 'sold', 'returned'] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

/** The kinds that staff enter by hand. The others follow from purchases. */
export const manualStockMovementKinds = [
  'received',
  'counted',
  'lost',
] as const satisfies readonly StockMovementKind[];
export type ManualStockMovementKind = (typeof manualStockMovementKinds)[number];

/**
 * How an entry by hand changes stock: `counted` sets the number, the others add or subtract.
 * @example stockChange('counted', 3, 10) // → -7
 */
export function stockChange(kind: ManualStockMovementKind, pieces: number, stock: number): number {
  if (kind === 'counted') return pieces - stock;
  return kind === 'received' ? pieces : -pieces;
}

/**
 * Whether stock is low enough to reorder. A limit of 0 reports only an empty stock.
 * @example isLowStock({ stock: 0, lowStock: 0 }) // → true
 */
export const isLowStock = ({
  stock,
  lowStock,
}: {
  readonly stock: number;
  readonly lowStock: number;
}): boolean => stock <= lowStock;

/** Settings for the shop's own goods. */
export interface ProductSettings {
  /** Members see the catalogue and can buy. */
  readonly active: boolean;
  /** Unpaid goods stay reserved for this many minutes. */
  readonly holdMinutes: number;
}
