import { kept, nameless, type TableRules } from '../tableRule.ts';

export const dutiesTables = {
  dutyTables: {
    contains: { zh: '各国税率表', tw: '各國稅率表', en: 'Duty and tax by country' },
    retention: { kept: 'estimates were made by them' },
    erasure: nameless.shops,
  },
  dutyCharges: {
    contains: { zh: '海关实收税费', tw: '海關實收稅費', en: 'Duty and tax that customs charged' },
    retention: kept.books,
    memberArchive: 'order',
    erasure: 'what customs charged, and a note of staff about it',
  },
} satisfies TableRules;
