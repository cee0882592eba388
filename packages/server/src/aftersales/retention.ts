import { books, type TableRetention } from '../platform/retention.ts';

export const aftersalesRetention = {
  aftersalesClaims: books,
} satisfies TableRetention;
