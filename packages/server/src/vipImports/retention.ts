import type { TableRetention } from '../platform/retention.ts';

export const vipImportsRetention = {
  vipImportRows: { after: 'expiresAt', hours: 0 },
  // A preview is kept for a week, a confirmed import for half a year.
  vipImports: { after: 'expiresAt', hours: 0 },
} satisfies TableRetention;
