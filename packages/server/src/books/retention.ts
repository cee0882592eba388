import { books, type TableRetention } from '../platform/retention.ts';

export const booksRetention = {
  dayCloses: books,
  monthCloses: books,
} satisfies TableRetention;
