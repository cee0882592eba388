import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { createdAnswer, plain } from '../wire/values.ts';
import { exportProgress, openExportInput } from './shapes.ts';

const shopExport = exportProgress.extend({ requestedBy: plain.text });

/** The export of a shop's complete data, for its owner. */
export const shopExportCalls = {
  listShopExports: staff('shop.export').page('staff/exports', {
    summary: 'List the exports of everything in the shop, newest first',
    of: shopExport,
    with: {
      /** When the next export can be requested; null means now. */
      nextAt: plain.maybeInstant,
    },
  }),
  startShopExport: staff('shop.export').postOnce('staff/exports/start', {
    summary: 'Request an export of everything in the shop; it is written in the background',
    fresh: true,
    output: createdAnswer,
    refusals: ['export.running', 'export.tooSoon'],
  }),
  endShopExport: staff('shop.export').byId.post('staff/exports/end', {
    summary: 'Cancel an export that is being written, or remove one that is ready',
    refusals: ['export.over'],
  }),
  openShopExport: staff('shop.export').post('staff/exports/open', {
    summary: 'The address of one of the zip files of an export that is ready, good for some minutes',
    fresh: true,
    watched: 'export',
    input: openExportInput,
    output: z.object({ url: plain.text }),
    refusals: ['export.over'],
  }),
};
