import { kept, nameless, type TableRules } from '../tableRule.ts';

export const remittancesTables = {
  remittanceLists: { retention: kept.books, erasure: 'names of files, and counts' },
  remittances: { retention: kept.books, erasure: nameless.ids },
  remittanceLines: { retention: kept.books, erasure: 'the carrier’s list of order numbers' },
  remittanceMaps: { retention: kept.settings, erasure: nameless.shops },
} satisfies TableRules;
