import { refuse } from '@crossdock/contract/refusals.ts';
import { importedColumns } from '@crossdock/domain/moving/files.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { dropWaitingApprovalRequest } from '../wallet/approvals.store.ts';
import { moveImportJob } from './moveImportJobs.ts';
import { changeImport, lockImport, saveColumnMap } from './store.ts';
import { viewOf } from './view.ts';

/**
 * Changes how columns are matched, and checks the file again. A request that awaits a second person is
 * dropped, because it was for the earlier content.
 */
export const matchMoveColumns: Handler<'matchMoveColumns'> = async (tx, actor, { id, columns }, { jobs }) => {
  const of = await lockImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  if (of.state !== 'preview' && of.failure === '') return refuse('moving.notOpen');
  if (of.appliedAt !== null) return refuse('moving.notOpen');
  for (const { column, head } of columns)
    if (!isOneOf(importedColumns[of.kind], column) || (head !== '' && !of.heads.includes(head)))
      return refuse('moving.columnUnknown', { column, head }, 'columns');
  const matched = Object.fromEntries(
    columns.flatMap(({ column, head }) => (head === '' ? [] : [[column, head] as const])),
  );
  await dropWaitingApprovalRequest(tx, { kind: 'moveIn', subjectId: id });
  await saveColumnMap(tx, of.kind, matched);
  await changeImport(tx, id, {
    columns: JSON.stringify(matched),
    state: 'reading',
    atRow: 0,
    tries: 0,
    failure: '',
    progressAt: tx.now,
  });
  jobs.enqueue(tx, moveImportJob, { importId: id });
  return viewOf(tx, actor, id);
};
