import { trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { trackingColumns } from './trackingColumns.ts';

/** One row for each event with built-in texts, to be copied or deleted. */
export const getTrackingTemplate = withSlowAnswer<'getTrackingTemplate'>()({
  write: writeSheet,
  handle: async (tx, { lang }, input) => ({
    format: input.format,
    sheet: {
      name: 'tracking',
      head: trackingColumns.map(({ heads }) => heads[lang]),
      rows: Object.values(trackingTexts).map((texts) => [
        '',
        `${tx.now.slice(0, 10)} 14:30`,
        '',
        texts[lang],
      ]),
    },
  }),
});
