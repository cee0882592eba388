import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { longBodyBytes, staff } from '../wire/call.ts';
import { importRowsInput, sheetExportCall, sheetPreviewCall } from '../wire/sheet.ts';
import { count, plain, refusalView } from '../wire/values.ts';
import { dutyTableInput } from './tableFields.ts';

/** Columns of a sheet of duty tables: one row per table, with a column for the duty of each goods type. */
export const dutySheetColumns = [
  ...([
    'country',
    'from',
    'base',
    'freeUpTo',
    'freeModes',
    'freeEntries',
    'duty',
    'vat',
    'lowValue',
  ] as const),
  ...(['rate', 'source', 'asOf'] as const),
  ...goodsTypes,
] as const;
export type DutySheetColumn = (typeof dutySheetColumns)[number];

const previewRow = z.object({
  row: count,
  cells: z.partialRecord(z.enum(dutySheetColumns), plain.text),
  /** The table as it would be added; null if a cell cannot be read. */
  table: dutyTableInput.nullable(),
  /** Problems by column. */
  faults: z.array(refusalView.extend({ column: z.enum(dutySheetColumns) })),
  /** Why the row is not added; null if it can be. */
  problem: refusalView.nullable(),
});

/** Export and import of duty tables as a sheet. An exported sheet can be edited and imported again. */
export const dutySheetCalls = {
  exportDutyTables: staff('pricing.read').get('staff/duty-tables/export', {
    summary: 'Export the tables of duty and tax, ready to edit and import',
    ...sheetExportCall({}),
  }),
  previewDutyTables: staff('pricing.write').post('staff/duty-tables/import/preview', {
    summary: 'Preview an import of duty tables; writes nothing',
    ...sheetPreviewCall(previewRow),
  }),
  importDutyTables: staff('pricing.write').postOnce('staff/duty-tables/import', {
    summary: 'Add the confirmed tables of a preview; earlier tables stay in the list',
    bodyAtMost: longBodyBytes,
    input: z.strictObject({ tables: importRowsInput(dutyTableInput) }),
    output: z.object({ added: count }),
  }),
};
