import { people, settings, type TableEnds } from '../platform/retention.ts';

export const movingEnds = {
  // What a shop's members wrote in their old system: a week if it is not written, else half a year.
  moveRows: { after: 'expiresAt', hours: 0 },
  // Files that were written stay, as part of the books.
  moveImports: { after: 'expiresAt', hours: 0 },
  moveKeys: { kept: 'which of our rows belongs to a number of the old system; grows by imports alone' },
  moveMaps: settings,
  moveLetters: people,
} satisfies TableEnds;
