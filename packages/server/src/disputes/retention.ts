import { books, type TableRetention } from '../platform/retention.ts';

export const disputesRetention = {
  measurementDisputes: books,
} satisfies TableRetention;
