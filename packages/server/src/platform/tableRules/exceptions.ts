import { day, nameless, type TableRules } from '../tableRule.ts';

export const exceptionsTables = {
  // By then the exception itself has ended; if not, another clerk should take it.
  exceptionOwners: { retention: { after: 'takenAt', hours: 400 * day }, erasure: nameless.ids },
} satisfies TableRules;
