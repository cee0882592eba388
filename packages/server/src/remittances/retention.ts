import { books, settings, type TableRetention } from '../platform/retention.ts';

export const remittancesRetention = {
  remittanceLists: books,
  remittances: books,
  remittanceLines: books,
  remittanceMaps: settings,
} satisfies TableRetention;
