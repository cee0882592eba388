import { z } from 'zod';
import { count, id, instant, plain, whole } from '../wire/values.ts';

const exportStates = ['writing', 'ready', 'cancelled', 'ended'] as const;

/** The progress of an export, and its downloads. */
export const exportProgress = z.object({
  id,
  /** `ended`: the files were removed by a person, or after their time. */
  state: z.enum(exportStates),
  requestedAt: instant,
  /** The number of files written so far, and in all. */
  filesDone: count,
  filesInAll: count,
  rows: count,
  bytes: count,
  pictures: count,
  pictureBytes: count,
  /** The download with number 0 contains the tables, the others contain pictures and documents. */
  downloads: z.array(z.object({ number: count, files: count, bytes: count })),
  finishedAt: plain.maybeInstant,
  expiresAt: plain.maybeInstant,
});

export const openExportInput = z.strictObject({ id, number: whole.max(100_000, 'field.tooBig') });
