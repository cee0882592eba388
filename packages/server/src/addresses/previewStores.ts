import { isRefusal } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { withPreparation } from '../platform/handler.ts';
import { toRecords } from '../platform/sheetColumns.ts';
import { readSheetRows } from '../platform/sheetReader.ts';
import { storeColumns } from './storeColumns.ts';
import { planStoreImport } from './storeImportPlan.ts';

export const previewStores = withPreparation<'previewStores'>()({
  prepare: async (noTransaction, actor, input) => {
    const read = await readSheetRows(noTransaction, input.file, maxSheetRows.stores);
    return isRefusal(read) ? read : toRecords(read, storeColumns, actor.lang);
  },
  handle: (tx, actor, input, _services, records) =>
    planStoreImport(
      tx,
      records.map(({ row, ...fields }) => ({ row, fields })),
      input.country,
      actor.lang,
    ),
});
