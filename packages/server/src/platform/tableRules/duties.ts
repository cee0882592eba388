import { anonymousBooksRule, staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const dutiesTables = {
  dutyTables: {
    ...staffSetupRule({ zh: '各国税率表', tw: '各國稅率表', en: 'Duty and tax by country' }),
    retention: { kept: 'estimates were made by them' },
  },
  dutyCharges: {
    ...anonymousBooksRule(
      { zh: '海关实收税费', tw: '海關實收稅費', en: 'Duty and tax that customs charged' },
      'what customs charged, and a note of staff about it',
    ),
    memberArchive: 'order',
  },
} satisfies TableRules;
