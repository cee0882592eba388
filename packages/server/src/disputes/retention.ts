import { books, type TableEnds } from '../platform/retention.ts';

export const disputesEnds = {
  measurementDisputes: books,
} satisfies TableEnds;
