import { books, type TableEnds } from '../platform/retention.ts';

export const promotionEnds = {
  promotionEarnings: books,
  shares: books,
} satisfies TableEnds;
