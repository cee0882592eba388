import { books, history, people, settings, type TableEnds } from '../platform/retention.ts';

export const productsEnds = {
  cartItems: people,
  productCategories: settings,
  productVariants: settings,
  products: settings,
  purchaseLines: books,
  purchases: books,
  stockMovements: history,
} satisfies TableEnds;
