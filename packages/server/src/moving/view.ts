import { fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import type { DataImportRowView, DataImportView } from '@crossdock/contract/moving/desk.ts';
import type { AwaitedApproval } from '@crossdock/contract/wallet/approvals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { importedColumns } from '@crossdock/domain/moving/files.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Staff } from '../platform/scope.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { findImport, type ShownImport, type StagedRow } from './store.ts';

function importOf(row: ShownImport, awaited: AwaitedApproval): DataImportView {
  const state =
    row.failure !== '' ? 'failed' : row.state === 'preview' && awaited !== null ? 'waiting' : row.state;
  const done =
    row.state === 'reading' || row.state === 'preview' ? judged(row) : row.writtenCount + row.failedCount;
  return {
    ...row,
    state,
    heads: [...row.heads],
    columns: importedColumns[row.kind].map((column) => ({ column, head: row.columns[column] ?? '' })),
    progress: row.state === 'undoing' || row.state === 'undone' ? row.undoneCount + row.keptCount : done,
    createdBy: row.createdByName ?? '',
    appliedBy: row.appliedByName,
    agreedBy: row.agreedByName,
    undoneBy: row.undoneByName,
  };
}

const judged = (row: ShownImport): number =>
  row.newCount + row.changedCount + row.sameCount + row.faultyCount;

/** An import as its page shows it. */
export async function viewOf(tx: Tx, actor: Staff, id: string): Promise<DataImportView> {
  const row = await findImport(tx, id);
  if (row === undefined) throw new Error('an import that was locked is gone');
  const [view] = await viewsOf(tx, actor, [row]);
  if (view === undefined) throw new Error('an import without a view');
  return view;
}

export async function viewsOf(tx: Tx, actor: Staff, rows: readonly ShownImport[]): Promise<DataImportView[]> {
  const awaited = await findAwaitedApprovals(tx, actor, 'moveIn', fieldOf(rows, 'id'));
  return rows.map((row) => importOf(row, awaited(row.id)));
}

/** A row with its faults in the reader's language, each with its cell's heading and text. */
export function rowOf(of: ShownImport, row: StagedRow, lang: Lang): DataImportRowView {
  return {
    row: row.rowNumber,
    state: row.state,
    about: row.cells
      .filter((cell) => cell !== '')
      .slice(0, 3)
      .join(' · '),
    faults: row.faults.map(({ column, error, params }) => {
      const head = of.columns[column ?? ''] ?? '';
      const at = of.heads.indexOf(head);
      return { head, text: row.cells[at] ?? '', error, message: fieldMessage(error, params, lang) };
    }),
  };
}
