import type { TableRetention } from '../platform/retention.ts';

export const leavingRetention = {
  shopExports: { kept: 'says who took everything, and when; one row a day at most' },
  shopExportParts: { kept: 'a row goes with the end of its export (leaving/exportJob.ts)' },
  shopExportVolumes: { kept: 'a row goes with the end of its export (leaving/exportJob.ts)' },
} satisfies TableRetention;
