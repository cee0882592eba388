import { kept, type TableRules } from '../tableRule.ts';

export const booksTables = {
  dayCloses: { retention: kept.books, archive: 'whole', erasure: 'sums of accounts' },
  monthCloses: { retention: kept.books, archive: 'whole', erasure: 'sums of accounts' },
} satisfies TableRules;
