import { kept, nameless, type TableRules } from '../tableRule.ts';

export const dutiesTables = {
  dutyTables: { retention: { kept: 'estimates were made by them' }, erasure: nameless.shops },
  dutyCharges: {
    retention: kept.books,
    memberArchive: 'order',
    erasure: 'what customs charged, and a note of staff about it',
  },
} satisfies TableRules;
