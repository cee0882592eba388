import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, instant, page, pageFields } from '../wire/values.ts';
import { exportProgress, openExportInput } from './shapes.ts';

const shopExport = exportProgress.extend({ requestedBy: z.string() });

/** The export of a shop's complete data, for its owner. */
export const leavingDeskCalls = {
  listShopExports: call('GET', 'staff/exports', {
    by: 'staff',
    can: 'shop.export',
    summary: 'List the exports of everything in the shop, newest first',
    input: z.strictObject({ ...pageFields }),
    output: page(shopExport).extend({
      /** When the next export can be requested; null means now. */
      nextAt: instant.nullable(),
    }),
  }),
  startShopExport: call('POST', 'staff/exports/start', {
    by: 'staff',
    can: 'shop.export',
    fresh: true,
    idempotent: true,
    summary: 'Request an export of everything in the shop; it is written in the background',
    input: emptyInput,
    output: z.object({ id }),
    refusals: ['export.running', 'export.tooSoon'],
  }),
  endShopExport: call('POST', 'staff/exports/end', {
    by: 'staff',
    can: 'shop.export',
    summary: 'Cancel an export that is being written, or remove one that is ready',
    input: z.strictObject({ id }),
    output: doneAnswer,
    refusals: ['export.over'],
  }),
  openShopExport: call('POST', 'staff/exports/open', {
    by: 'staff',
    can: 'shop.export',
    fresh: true,
    watched: 'export',
    summary: 'The address of one of the zip files of an export that is ready, good for some minutes',
    input: openExportInput,
    output: z.object({ url: z.string() }),
    refusals: ['export.over'],
  }),
};
