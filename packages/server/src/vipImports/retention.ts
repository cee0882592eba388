import type { TableEnds } from '../platform/retention.ts';

export const vipImportsEnds = {
  vipImportRows: { after: 'expiresAt', hours: 0 },
  // A preview for a week, what was confirmed for half a year.
  vipImports: { after: 'expiresAt', hours: 0 },
} satisfies TableEnds;
