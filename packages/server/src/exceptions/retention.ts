import { day, type TableRetention } from '../platform/retention.ts';

export const exceptionsRetention = {
  // By then the exception itself has ended; if not, another clerk should take it.
  exceptionOwners: { after: 'takenAt', hours: 400 * day },
} satisfies TableRetention;
