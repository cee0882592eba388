import { booksWithoutMembersRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const booksTables = {
  dayCloses: booksWithoutMembersRule(
    { zh: '日结', tw: '日結', en: 'Closed days of the books' },
    'sums of accounts',
  ),
  monthCloses: booksWithoutMembersRule(
    { zh: '月结', tw: '月結', en: 'Closed months of the books' },
    'sums of accounts',
  ),
} satisfies TableRules;
