import type { TableEnds } from '../platform/retention.ts';

export const vipImportsEnds = {
  vipImportRows: { after: 'expiresAt', hours: 0 },
  // A preview is kept for a week, a confirmed import for half a year.
  vipImports: { after: 'expiresAt', hours: 0 },
} satisfies TableEnds;
