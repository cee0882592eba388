import { hoursPerDay, notErasedReasons, type TableRules } from '../tableRule.ts';

export const exceptionsTables = {
  // After this time the exception has ended, or another clerk should take it over.
  exceptionOwners: {
    contains: { zh: '谁在处理异常', tw: '誰在處理異常', en: 'Who takes care of exceptions' },
    retention: { after: 'takenAt', hours: 400 * hoursPerDay },
    erasure: notErasedReasons.ids,
  },
} satisfies TableRules;
