import { books, history, people, settings, type TableRetention } from '../platform/retention.ts';

export const productsRetention = {
  cartItems: people,
  productCategories: settings,
  productVariants: settings,
  products: settings,
  purchaseLines: books,
  purchases: books,
  stockMovements: history,
} satisfies TableRetention;
