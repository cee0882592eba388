import { books, settings, type TableEnds } from '../platform/retention.ts';

export const remittancesEnds = {
  remittanceLists: books,
  remittances: books,
  remittanceLines: books,
  remittanceMaps: settings,
} satisfies TableEnds;
