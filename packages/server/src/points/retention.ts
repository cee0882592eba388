import { books, people, type TableEnds } from '../platform/retention.ts';

export const pointsEnds = {
  pointsBalances: people,
  pointsEntries: books,
} satisfies TableEnds;
