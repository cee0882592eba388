import { booksWithMembers } from '../tableKinds.ts';
import { keptForever, type TableRules } from '../tableRule.ts';

export const pointsTables = {
  pointsBalances: {
    retention: keptForever.people,
    archive: { left: 'in points.csv, as they were at one moment' },
    erasure: 'numbers',
  },
  pointsEntries: {
    ...booksWithMembers({ zh: '积分流水', tw: '點數異動', en: 'Movements of points' }),
    erasure: {
      of: ['memberId'],
      keep: { for: 'books', since: 'at', clear: { memo: '' } },
      plain: ['kind'],
    },
  },
} satisfies TableRules;
