/** How much a shop may say of a product, and how much of it somebody may buy at once. */
export const productPicturesMax = 8;
export const variantsMax = 30;
export const variantNameMax = 40;
export const skuMax = 40;
export const stockMax = 1_000_000;
export const priceMaxMinor = 100_000_000;
/** Of one variant, in the cart and so in one purchase. */
export const quantityMax = 99;
/** Different variants in one cart. */
export const cartLinesMax = 50;
export const movementNoteMax = 200;

/** For how many minutes unpaid goods are kept for who ordered them. */
export const holdMinutes = { min: 5, max: 10_080, usual: 60 } as const;

/** By what the catalogue can be ordered. */
export const productSorts = ['new', 'sold', 'cheap', 'dear'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Why a stock changes: goods came in, were counted, got lost or broken, were sold, or came back from a purchase. */
export const movementKinds = ['received', 'counted', 'lost', 'sold', 'returned'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What staff enter by hand; the others follow from purchases. */
export const handKinds = ['received', 'counted', 'lost'] as const satisfies readonly MovementKind[];
export type HandKind = (typeof handKinds)[number];

/** What an entry by hand changes of a stock: `counted` says what is there, the others how much comes or goes. */
export function stockChange(kind: HandKind, pieces: number, stock: number): number {
  if (kind === 'counted') return pieces - stock;
  return kind === 'received' ? pieces : -pieces;
}

/** Whether somebody should order more of it. 0 asks only once nothing is left. */
export const isLow = ({ stock, lowStock }: { readonly stock: number; readonly lowStock: number }): boolean =>
  stock <= lowStock;
