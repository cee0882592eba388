import { z } from 'zod';
import { id, instant, whole } from '../wire/values.ts';

const count = z.number().int();

const exportStates = ['writing', 'ready', 'cancelled', 'ended'] as const;

/** How far an export is, and what can be downloaded. */
export const exportProgress = z.object({
  id,
  /** `ended`: it was removed, because its days were over or by hand. */
  state: z.enum(exportStates),
  requestedAt: instant,
  /** Files that are written, and how many there will be. */
  filesDone: count,
  filesInAll: count,
  rows: count,
  bytes: count,
  pictures: count,
  pictureBytes: count,
  /** Number 0 has the tables, the others pictures and documents. */
  downloads: z.array(z.object({ number: count, files: count, bytes: count })),
  finishedAt: instant.nullable(),
  expiresAt: instant.nullable(),
});

export const openExportInput = z.strictObject({ id, number: whole.max(100_000, 'field.tooBig') });
