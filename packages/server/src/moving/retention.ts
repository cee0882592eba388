import { people, settings, type TableRetention } from '../platform/retention.ts';

export const movingRetention = {
  // Files' rows contain members' data: they are kept for a week if not imported, else for half a year.
  moveRows: { after: 'expiresAt', hours: 0 },
  // Records of imported files stay, because they are part of the books.
  moveImports: { after: 'expiresAt', hours: 0 },
  moveKeys: { kept: 'which of our rows belongs to a number of the old system; grows by imports alone' },
  moveMaps: settings,
  moveLetters: people,
} satisfies TableRetention;
