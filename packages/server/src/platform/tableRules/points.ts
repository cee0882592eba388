import { booksWithMembersRule } from '../commonTableRules.ts';
import { keptForeverRules, type TableRules } from '../tableRule.ts';

export const pointsTables = {
  pointsBalances: {
    retention: keptForeverRules.people,
    archive: { left: 'in points.csv, as they were at one moment' },
    erasure: 'numbers',
  },
  pointsEntries: {
    ...booksWithMembersRule({ zh: '积分流水', tw: '點數異動', en: 'Movements of points' }),
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'at', clear: { memo: '' } },
      plain: ['kind'],
    },
  },
} satisfies TableRules;
