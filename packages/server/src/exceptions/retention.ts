import { day, type TableEnds } from '../platform/retention.ts';

export const exceptionsEnds = {
  // By then the exception itself has ended; if not, another clerk should take it.
  exceptionOwners: { after: 'takenAt', hours: 400 * day },
} satisfies TableEnds;
