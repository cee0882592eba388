import { books, type TableEnds } from '../platform/retention.ts';

export const dutiesEnds = {
  dutyTables: { kept: 'estimates were made by them' },
  dutyCharges: books,
} satisfies TableEnds;
