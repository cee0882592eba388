import { dutySheetColumns } from '@crossdock/contract/duties/sheet.ts';
import { written } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { cellsOf, sheetColumns } from './dutySheet.ts';
import { knownTables } from './inForce.ts';
import { sourceIn } from './view.ts';

/** Exports all duty tables, including the built-in ones, newest first. */
export const exportDutyTables = written<'exportDutyTables'>()({
  write: writeSheet,
  handle: async (tx, { shop, lang }, { format }) => ({
    format,
    sheet: {
      name: `duty-tables-${shop.code}-${tx.now.slice(0, 10)}`,
      head: sheetColumns.map(({ heads }) => heads[lang]),
      rows: (await knownTables(tx)).reverse().map((table) => {
        const cells = cellsOf({ ...table, source: sourceIn(lang, table) }, shop.currency);
        return dutySheetColumns.map((column) => cells[column]);
      }),
    },
  }),
});
