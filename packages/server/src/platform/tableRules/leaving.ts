import { notErasedReasons, type TableRules } from '../tableRule.ts';

export const leavingTables = {
  shopExports: {
    retention: { kept: 'says who took everything, and when; one row a day at most' },
    archive: { left: 'the export itself' },
    erasure: 'says that an export was requested',
  },
  shopExportParts: {
    retention: { kept: 'a row goes with the end of its export (leaving/exportJob.ts)' },
    archive: { left: 'the export itself' },
    erasure: 'encrypted under a key that goes when the erasure begins',
  },
  shopExportVolumes: {
    retention: { kept: 'a row goes with the end of its export (leaving/exportJob.ts)' },
    archive: { left: 'the export itself' },
    erasure: notErasedReasons.ids,
  },
} satisfies TableRules;
