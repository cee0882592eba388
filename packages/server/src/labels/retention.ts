import { day, type TableEnds } from '../platform/retention.ts';

export const labelsEnds = {
  // A label printed after this time counts as the first copy again.
  labelPrints: { after: 'lastAt', hours: 730 * day },
} satisfies TableEnds;
