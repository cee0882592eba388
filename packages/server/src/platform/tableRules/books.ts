import { anonymousBooksRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const booksTables = {
  dayCloses: anonymousBooksRule(
    { zh: '日结', tw: '日結', en: 'Closed days of the books' },
    'sums of accounts',
  ),
  monthCloses: anonymousBooksRule(
    { zh: '月结', tw: '月結', en: 'Closed months of the books' },
    'sums of accounts',
  ),
} satisfies TableRules;
