import { kept, type TableRules } from '../tableRule.ts';

export const booksTables = {
  dayCloses: {
    contains: { zh: '日结', tw: '日結', en: 'Closed days of the books' },
    retention: kept.books,
    erasure: 'sums of accounts',
  },
  monthCloses: {
    contains: { zh: '月结', tw: '月結', en: 'Closed months of the books' },
    retention: kept.books,
    erasure: 'sums of accounts',
  },
} satisfies TableRules;
