import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { vipImportCalls } from '@crossdock/contract/vipImports/calls.ts';
import { vipColumns } from '@crossdock/contract/vipImports/columns.ts';
import { vipRefusal } from '../checkout/vipOrders.ts';
import type { Handler } from '../platform/handler.ts';
import { judge } from './judge.ts';
import { keptRow } from './keptRow.ts';
import { changeImport, changeRows, lockImport, rowsOf } from './store.ts';
import { importOf, readRows } from './view.ts';

/** A cell may be right or wrong by what stands in others: the whole table is judged anew, and what came out otherwise written. */
export const editVipImportRow: Handler<(typeof vipImportCalls)['editVipImportRow']> = async (
  tx,
  actor,
  input,
) => {
  const refusal = await vipRefusal(tx, actor);
  if (isRefusal(refusal)) return refusal;
  const of = await lockImport(tx, actor.memberId, input.id);
  if (of === undefined) return refuse('row.notFound');
  if (of.state !== 'preview') return refuse('vipImport.notOpen');
  const kept = await rowsOf(tx, of.id);
  const target = kept.find(({ rowNumber }) => rowNumber === input.row);
  if (target === undefined) return refuse('row.notFound');
  const typed = Object.fromEntries(input.cells.map(({ column, text }) => [column, text]));
  const cells = Object.fromEntries(
    vipColumns.flatMap((column) => {
      const text = typed[column] ?? target.cells[column] ?? '';
      return text === '' ? [] : [[column, text]];
    }),
  );
  const rows = readRows(kept.map((row) => (row === target ? { ...row, cells } : row)));
  const judged = await judge(tx, actor, rows);
  const before = new Map(kept.map((row) => [row.rowNumber, row]));
  const changed = judged.rows.map(keptRow).filter((row) => {
    const old = before.get(row.rowNumber);
    return (
      old === target ||
      old?.state !== row.state ||
      old.orderIndex !== row.orderIndex ||
      JSON.stringify(old.faults) !== JSON.stringify(row.faults)
    );
  });
  await changeRows(tx, of.id, changed);
  const columns = vipColumns.filter((column) => of.columns.includes(column) || typed[column]);
  return importOf(await changeImport(tx, of, { ...judged.counts, columns }));
};
