import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { moveImportJob } from './moveImportJobs.ts';
import { changeImport, lockImport } from './store.ts';
import { viewOf } from './view.ts';

/** Continues an interrupted import where it stopped; each piece is written completely or not at all. */
export const retryMoveImport: Handler<'retryMoveImport'> = async (tx, actor, { id }, { jobs }) => {
  const of = await lockImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  if (of.failure === '') return refuse('moving.notFailed');
  await changeImport(tx, id, { failure: '', tries: 0, progressAt: tx.now });
  jobs.enqueue(tx, moveImportJob, { importId: id });
  return viewOf(tx, actor, id);
};
