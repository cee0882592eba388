import { hoursPerDay, notErasedReasons, type TableRules } from '../tableRule.ts';

export const labelsTables = {
  // A label printed after this time counts as the first copy again.
  labelPrints: {
    contains: { zh: '标签打印次数', tw: '標籤列印次數', en: 'Printed labels' },
    retention: { after: 'lastAt', hours: 730 * hoursPerDay },
    erasure: notErasedReasons.ids,
  },
} satisfies TableRules;
