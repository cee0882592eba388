import { books, type TableEnds } from '../platform/retention.ts';

export const booksEnds = {
  dayCloses: books,
  monthCloses: books,
} satisfies TableEnds;
