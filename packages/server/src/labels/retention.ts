import { day, type TableRetention } from '../platform/retention.ts';

export const labelsRetention = {
  // A label printed after this time counts as the first copy again.
  labelPrints: { after: 'lastAt', hours: 730 * day },
} satisfies TableRetention;
