import { booksWithoutMembers } from '../tableKinds.ts';
import type { TableRules } from '../tableRule.ts';

export const booksTables = {
  dayCloses: booksWithoutMembers(
    { zh: '日结', tw: '日結', en: 'Closed days of the books' },
    'sums of accounts',
  ),
  monthCloses: booksWithoutMembers(
    { zh: '月结', tw: '月結', en: 'Closed months of the books' },
    'sums of accounts',
  ),
} satisfies TableRules;
