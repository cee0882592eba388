import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const dataExportFacts = {
  id: 'Id of the export (UUID)',
  state: 'writing, ready, cancelled, or ended: removed by hand or because its days were over',
  requestedBy: 'Name of the owner who requested it',
  requestedAt: 'When it was requested (ISO 8601, UTC); rows that were made later are left out',
  filesDone: 'Tables that are written',
  filesInAll: 'Tables that there will be',
  rows: 'Rows that are written',
  bytes: 'Size of the stored parts in bytes, compressed',
  pictures: 'How many pictures and documents belong to it',
  pictureBytes: 'Their size in bytes',
  downloads: 'The zip files that can be downloaded',
  number: 'Number of the zip file: 0 has the tables, the others pictures and documents',
  files: 'How many files it contains',
  'downloads.bytes': 'Size of its content in bytes, as it is stored',
  expiresAt: 'When it is removed (ISO 8601, UTC); null: it is not finished',
  nextAt: 'When the next one can be requested (ISO 8601, UTC); null: now',
  url: 'Where it can be downloaded, on the shop’s host, good for five minutes',
} as const satisfies Facts;
