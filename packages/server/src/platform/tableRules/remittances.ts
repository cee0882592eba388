import { kept, nameless, type TableRules } from '../tableRule.ts';

export const remittancesTables = {
  remittanceLists: {
    contains: { zh: '代收货款清单', tw: '代收貨款清單', en: 'Lists of COD remittances' },
    retention: kept.books,
    erasure: 'names of files, and counts',
  },
  remittances: {
    contains: { zh: '代收货款的付款', tw: '代收貨款的付款', en: 'COD remittances' },
    retention: kept.books,
    erasure: nameless.ids,
  },
  remittanceLines: {
    contains: { zh: '代收货款明细', tw: '代收貨款明細', en: 'Lines of COD remittances' },
    retention: kept.books,
    erasure: 'the carrier’s list of order numbers',
  },
  remittanceMaps: {
    contains: { zh: '代收货款清单的格式', tw: '代收貨款清單的格式', en: 'Formats of carriers’ lists' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
} satisfies TableRules;
