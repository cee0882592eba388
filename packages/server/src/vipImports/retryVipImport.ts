import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { countRefusedOrders, importExists, lockGivenUpImport, resetUnfinishedRows } from './desk.store.ts';
import { vipImportJob } from './importJobs.ts';
import { changeImport, unfinishedImportsOf } from './store.ts';

/** Resets the import as if it had just been uploaded or confirmed, with all its tries; orders already placed stay. */
export const retryVipImport: Handler<'retryVipImport'> = async (tx, _actor, { id }, { jobs }) => {
  const of = await lockGivenUpImport(tx, id);
  if (of === undefined) return refuse((await importExists(tx, id)) ? 'vipImport.notGivenUp' : 'row.notFound');
  const open = await unfinishedImportsOf(tx, of.memberId);
  // The member has uploaded the same file again meanwhile, so this import is not retried.
  if (open.some(({ digest }) => digest === of.digest)) return refuse('vipImport.sameAgain');
  const state = of.confirmedAt === null ? 'reading' : 'writing';
  await resetUnfinishedRows(tx, of);
  const failedCount = await countRefusedOrders(tx, id);
  const cleared = { failure: null, lastError: '', tries: 0, endedAt: null, progressAt: tx.now };
  await changeImport(tx, of, { ...cleared, state, failedCount });
  jobs.enqueue(tx, vipImportJob, { importId: id, state });
  return { done: true };
};
