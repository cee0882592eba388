import { books, type TableEnds } from '../platform/retention.ts';

export const aftersalesEnds = {
  aftersalesClaims: books,
} satisfies TableEnds;
