import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { storeColumns } from './storeColumns.ts';

const example = ['236471', '松高門市', '臺北市', '信義區', '臺北市信義區松高路9號', '110', ''];

export const getStoreTemplate = withSlowAnswer<'getStoreTemplate'>()({
  write: writeSheet,
  handle: async (_tx, { lang }, input) => ({
    format: input.format,
    sheet: { name: 'stores', head: storeColumns.map(({ heads }) => heads[lang]), rows: [example] },
  }),
});
