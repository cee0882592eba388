import { dutySheetColumns } from '@crossdock/contract/duties/sheet.ts';
import { dutySheetHead } from '@crossdock/contract/duties/sheetHeads.ts';
import { fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import { isRefusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { withPreparation } from '../platform/handler.ts';
import { toRecords } from '../platform/sheetColumns.ts';
import { readSheetRows } from '../platform/sheetReader.ts';
import { isSame, readDutyTable, sheetColumns } from './dutySheet.ts';
import { allDutyTables } from './dutyTablesInForce.ts';
import { dutySourceText } from './view.ts';

export const previewDutyTables = withPreparation<'previewDutyTables'>()({
  prepare: async (noTransaction, actor, input) => {
    const read = await readSheetRows(noTransaction, input.file, maxSheetRows.dutyTables);
    return isRefusal(read) ? read : toRecords(read, sheetColumns, actor.lang);
  },
  handle: async (tx, { lang, shop }, _input, _services, records) => {
    const known = (await allDutyTables(tx)).map((table) => ({
      ...table,
      source: dutySourceText(lang, table),
    }));
    const same = refuse('duty.tableKnown');
    const rows = records.map(({ row, ...read }) => {
      const cells = recordOf(dutySheetColumns, (column) => read[column]);
      const { table, faults } = readDutyTable(cells, shop.currency);
      const said = faults.map(({ column, error }) => ({
        ...{ column, error },
        message: `${dutySheetHead(column)[lang]}: ${fieldMessage(error, {}, lang)}`,
      }));
      const [first] = said;
      const isKnown = table && known.some((one) => isSame(one, table, shop.currency));
      const problem = first
        ? { error: first.error, message: first.message }
        : isKnown
          ? { error: same.refused, message: refusalMessage(same, lang) }
          : null;
      return { row, cells, table: table ?? null, faults: said, problem };
    });
    const bad = rows.filter(({ problem }) => problem !== null).length;
    return { rows, good: rows.length - bad, bad };
  },
});
