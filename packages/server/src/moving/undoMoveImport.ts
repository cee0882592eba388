import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findShopRow } from '../platform/shopSettings.ts';
import { moveImportJob } from './moveImportJobs.ts';
import { changeImport, lockImport } from './store.ts';
import { viewOf } from './view.ts';

export const undoMoveImport: Handler<'undoMoveImport'> = async (tx, actor, { id }, { jobs }) => {
  const of = await lockImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  if (of.state !== 'done') return refuse('moving.notDone');
  if ((await findShopRow(tx)).openedAt !== null) return refuse('moving.shopOpen');
  await changeImport(tx, id, {
    state: 'undoing',
    atRow: 0,
    tries: 0,
    undoneBy: actor.staffId,
    progressAt: tx.now,
  });
  jobs.enqueue(tx, moveImportJob, { importId: id });
  return viewOf(tx, actor, id);
};
