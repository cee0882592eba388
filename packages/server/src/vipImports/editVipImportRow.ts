import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { vipRefusal } from '../checkout/vipOrders.ts';
import { prepared } from '../platform/handler.ts';
import { type JudgedRow, judge } from './judge.ts';
import { keptRow } from './keptRow.ts';
import { changeImport, changeRows, findImport, type KeptRow, lockImport, rowsOf } from './store.ts';
import { importOf, readRows } from './view.ts';

/**
 * A cell may be right or wrong by what stands in others: the whole table is judged anew, and what came out otherwise
 * written, unless somebody changed the table meanwhile.
 */
export const editVipImportRow = prepared<'editVipImportRow'>()({
  look: async (tx, actor, { id, row }) => {
    const refusal = await vipRefusal(tx, actor);
    if (isRefusal(refusal)) return refusal;
    const of = await findImport(tx, actor.memberId, id);
    if (of === undefined) return refuse('row.notFound');
    if (of.state !== 'preview') return refuse('vipImport.notOpen');
    const kept = await rowsOf(tx, of.id);
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
    const rows = readRows(kept.map((row) => (row === target ? { ...row, cells } : row)));
    const judged = await judge(noTransaction, actor, rows);
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
    await changeRows(tx, id, changed);
    return importOf(await changeImport(tx, of, { ...counts, columns, revision: revision + 1 }));
  },
});

function changedRows(kept: readonly KeptRow[], target: KeptRow, judged: readonly JudgedRow[]) {
  const before = new Map(kept.map((row) => [row.rowNumber, row]));
  return judged.map(keptRow).filter((row) => {
    const old = before.get(row.rowNumber);
    return (
      old === target ||
      old?.state !== row.state ||
      old.orderIndex !== row.orderIndex ||
      JSON.stringify(old.faults) !== JSON.stringify(row.faults)
    );
  });
}
