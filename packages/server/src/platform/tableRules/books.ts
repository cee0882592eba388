import { kept, type TableRules } from '../tableRule.ts';

export const booksTables = {
  dayCloses: { retention: kept.books, erasure: 'sums of accounts' },
  monthCloses: { retention: kept.books, erasure: 'sums of accounts' },
} satisfies TableRules;
