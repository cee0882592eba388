import { anonymousBooksRule, staffSetupRule } from '../commonTableRules.ts';
import { notErasedReasons, type TableRules } from '../tableRule.ts';

export const remittancesTables = {
  remittanceLists: anonymousBooksRule(
    { zh: '代收货款清单', tw: '代收貨款清單', en: 'Lists of COD remittances' },
    'names of files, and counts',
  ),
  remittances: anonymousBooksRule(
    { zh: '代收货款的付款', tw: '代收貨款的付款', en: 'COD remittances' },
    notErasedReasons.ids,
  ),
  remittanceLines: anonymousBooksRule(
    { zh: '代收货款明细', tw: '代收貨款明細', en: 'Lines of COD remittances' },
    'the carrier’s list of order numbers',
  ),
  remittanceMaps: staffSetupRule({
    zh: '代收货款清单的格式',
    tw: '代收貨款清單的格式',
    en: 'Formats of carriers’ lists',
  }),
} satisfies TableRules;
