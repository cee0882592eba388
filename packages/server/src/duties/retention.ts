import { books, type TableRetention } from '../platform/retention.ts';

export const dutiesRetention = {
  dutyTables: { kept: 'estimates were made by them' },
  dutyCharges: books,
} satisfies TableRetention;
