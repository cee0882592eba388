import type { Facts } from '../wire/facts.ts';

/** Descriptions of an imported table of a bank or carrier: its columns, its format and its contents. */
export const tableFacts = {
  map: 'Which column says what; null: no head is known',
  heads: 'Heads of the columns',
  head: 'Head of the column',
  dateHead: 'Head of the column with the day; empty: none',
  dayOrder: 'Order of a day’s parts: ymd, dmy or mdy',
  calendar: 'Years: western, roc (Taiwan) or buddhist (Thailand)',
  skipWrong: 'Leave out the rows that cannot be read',
  wrongCount: 'Rows that cannot be read',
  addedCount: 'Lines that were stored',
  wrong: 'The first rows that cannot be read',
  importedBy: 'Name of who imported it',
  task: 'Lines that are tasks',
  decidedBy: 'Name of who decided it; null: nobody yet',
} as const satisfies Facts;
