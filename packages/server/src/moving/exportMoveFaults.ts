import { sheetWords } from '@crossdock/contract/moving/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { maxExportRows } from '@crossdock/domain/wallet/books.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { faultyRows, findImport } from './store.ts';
import { rowOf } from './view.ts';

/** Exports the faulty rows with the file's own columns, so that they can be corrected and uploaded again. */
export const exportMoveFaults = withSlowAnswer<'exportMoveFaults'>()({
  write: writeSheet,
  handle: async (tx, { lang }, { id, format }) => {
    const of = await findImport(tx, id);
    if (of === undefined) return refuse('row.notFound');
    const rows = await faultyRows(tx, id, maxExportRows.xlsx);
    return {
      format,
      sheet: {
        name: `${of.kind}-faults`,
        head: [...of.heads, sheetWords['moving.sheet.row'][lang], sheetWords['moving.sheet.fault'][lang]],
        rows: rows.map((row) => [
          ...of.heads.map((_, at) => row.cells[at] ?? ''),
          String(row.rowNumber),
          rowOf(of, row, lang)
            .faults.map(({ head, message }) => (head === '' ? message : `${head}: ${message}`))
            .join('; '),
        ]),
      },
    };
  },
});
