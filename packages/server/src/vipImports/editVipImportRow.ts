import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { vipRefusal } from '../checkout/vipOrders.ts';
import { withPreparation } from '../platform/handler.ts';
import { type JudgedRow, judgeRows } from './judgeRows.ts';
import {
  changeImport,
  findImport,
  lockImport,
  rowsOfImport,
  type StoredImportRow,
  storeRowStates,
} from './store.ts';
import { toStoredRow } from './toStoredRow.ts';
import { toParsedRows, vipImportViewOf } from './view.ts';

/**
 * A cell may depend on others, so the whole sheet is judged again and changed results are written, unless somebody
 * changed the sheet meanwhile.
 */
export const editVipImportRow = withPreparation<'editVipImportRow'>()({
  look: async (tx, actor, { id, row }) => {
    const refusal = await vipRefusal(tx, actor);
    if (isRefusal(refusal)) return refusal;
    const of = await findImport(tx, actor.memberId, id);
    if (of === undefined) return refuse('row.notFound');
    if (of.state !== 'preview') return refuse('vipImport.notOpen');
    const kept = await rowsOfImport(tx, of.id);
    const target = kept.find(({ rowNumber }) => rowNumber === row);
    return target === undefined ? refuse('row.notFound') : { of, kept, target };
  },
  prepare: async (noTransaction, actor, input, _services, { of, kept, target }) => {
    const typed = Object.fromEntries(input.cells.map(({ column, text }) => [column, text]));
    const cells = Object.fromEntries(
      vipColumns.flatMap((column) => {
        const text = typed[column] ?? target.cells[column] ?? '';
        return text === '' ? [] : [[column, text]];
      }),
    );
    const rows = toParsedRows(kept.map((row) => (row === target ? { ...row, cells } : row)));
    const judged = await judgeRows(noTransaction, actor, rows);
    return {
      revision: of.revision,
      changed: changedRows(kept, target, judged.rows),
      columns: vipColumns.filter((column) => of.columns.includes(column) || typed[column]),
      counts: judged.counts,
    };
  },
  handle: async (tx, actor, { id }, _services, { revision, changed, columns, counts }) => {
    const refusal = await vipRefusal(tx, actor);
    if (isRefusal(refusal)) return refusal;
    const of = await lockImport(tx, actor.memberId, id);
    if (of === undefined) return refuse('row.notFound');
    if (of.state !== 'preview') return refuse('vipImport.notOpen');
    if (of.revision !== revision) return refuse('row.changed');
    await storeRowStates(tx, id, changed);
    return vipImportViewOf(await changeImport(tx, of, { ...counts, columns, revision: revision + 1 }));
  },
});

function changedRows(
  kept: readonly StoredImportRow[],
  target: StoredImportRow,
  judged: readonly JudgedRow[],
) {
  const before = new Map(kept.map((row) => [row.rowNumber, row]));
  return judged.map(toStoredRow).filter((row) => {
    const old = before.get(row.rowNumber);
    return (
      old === target ||
      old?.state !== row.state ||
      old.orderIndex !== row.orderIndex ||
      JSON.stringify(old.faults) !== JSON.stringify(row.faults)
    );
  });
}
