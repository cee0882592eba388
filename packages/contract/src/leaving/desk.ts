import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, id, instant, nothing, page, pageFields, whole } from '../wire/values.ts';

const count = z.number().int();

const exportStates = ['writing', 'ready', 'cancelled', 'ended'] as const;

const shopExport = z.object({
  id,
  /** `ended`: it was removed, because its days were over or by hand. */
  state: z.enum(exportStates),
  requestedBy: z.string(),
  requestedAt: instant,
  /** Files that are written, and how many there will be. */
  filesDone: count,
  filesInAll: count,
  rows: count,
  bytes: count,
  pictures: count,
  pictureBytes: count,
  /** What can be downloaded: part 0 has the tables, the others pictures and documents. */
  downloads: z.array(z.object({ number: count, files: count, bytes: count })),
  finishedAt: instant.nullable(),
  expiresAt: instant.nullable(),
});

/** Everything of a shop, for its owner to take along. */
export const leavingCalls = {
  listShopExports: call('GET', 'staff/exports', {
    by: 'staff',
    can: 'shop.export',
    summary: 'List the exports of everything in the shop, newest first',
    input: z.strictObject({ ...pageFields }),
    output: page(shopExport).extend({
      /** When the next one can be requested; null: now. */
      nextAt: instant.nullable(),
    }),
  }),
  startShopExport: call('POST', 'staff/exports/start', {
    by: 'staff',
    can: 'shop.export',
    fresh: true,
    idempotent: true,
    summary: 'Request an export of everything in the shop; it is written in the background',
    input: nothing,
    output: z.object({ id }),
    refusals: ['export.running', 'export.tooSoon'],
  }),
  endShopExport: call('POST', 'staff/exports/end', {
    by: 'staff',
    can: 'shop.export',
    summary: 'Cancel an export that is being written, or remove one that is ready',
    input: z.strictObject({ id }),
    output: done,
    refusals: ['export.over'],
  }),
  openShopExport: call('POST', 'staff/exports/open', {
    by: 'staff',
    can: 'shop.export',
    fresh: true,
    watched: 'export',
    summary: 'The address of one of the zip files of an export that is ready, good for some minutes',
    input: z.strictObject({ id, number: whole.max(100_000, 'field.tooBig') }),
    output: z.object({ url: z.string() }),
    refusals: ['export.over'],
  }),
};
