import { day, nameless, type TableRules } from '../tableRule.ts';

export const labelsTables = {
  // A label printed after this time counts as the first copy again.
  labelPrints: { retention: { after: 'lastAt', hours: 730 * day }, erasure: nameless.ids },
} satisfies TableRules;
