import { day, type TableEnds } from '../platform/retention.ts';

export const labelsEnds = {
  // A label that is printed after this time is a first one again.
  labelPrints: { after: 'lastAt', hours: 730 * day },
} satisfies TableEnds;
