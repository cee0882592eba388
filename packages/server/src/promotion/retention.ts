import { books, type TableRetention } from '../platform/retention.ts';

export const promotionRetention = {
  promotionEarnings: books,
  shares: books,
} satisfies TableRetention;
