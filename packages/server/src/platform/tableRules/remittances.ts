import { kept, nameless, type TableRules } from '../tableRule.ts';

export const remittancesTables = {
  remittanceLists: { retention: kept.books, archive: 'whole', erasure: 'names of files, and counts' },
  remittances: { retention: kept.books, archive: 'whole', erasure: nameless.ids },
  remittanceLines: {
    retention: kept.books,
    archive: 'whole',
    erasure: 'the carrier’s list of order numbers',
  },
  remittanceMaps: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
} satisfies TableRules;
