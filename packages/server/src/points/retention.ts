import { books, people, type TableRetention } from '../platform/retention.ts';

export const pointsRetention = {
  pointsBalances: people,
  pointsEntries: books,
} satisfies TableRetention;
