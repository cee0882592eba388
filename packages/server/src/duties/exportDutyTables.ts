import { dutySheetColumns } from '@crossdock/contract/duties/sheet.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { dutyTableCells, sheetColumns } from './dutySheet.ts';
import { allDutyTables } from './dutyTablesInForce.ts';
import { dutySourceText } from './view.ts';

/** Exports all duty tables, including the built-in ones, newest first. */
export const exportDutyTables = withSlowAnswer<'exportDutyTables'>()({
  write: writeSheet,
  handle: async (tx, { shop, lang }, { format }) => ({
    format,
    sheet: {
      name: `duty-tables-${shop.code}-${tx.now.slice(0, 10)}`,
      head: sheetColumns.map(({ heads }) => heads[lang]),
      rows: (await allDutyTables(tx)).reverse().map((table) => {
        const cells = dutyTableCells({ ...table, source: dutySourceText(lang, table) }, shop.currency);
        return dutySheetColumns.map((column) => cells[column]);
      }),
    },
  }),
});
