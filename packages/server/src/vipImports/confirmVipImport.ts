import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { vipRefusal } from '../checkout/vipOrders.ts';
import type { Handler } from '../platform/handler.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { vipImportJob } from './importJobs.ts';
import { changeImport, lockImport, setRowsExpiry } from './store.ts';
import { vipImportViewOf } from './view.ts';

/** How long the results of an import can be looked up. */
const doneDays = 180;

/**
 * Only records the confirmation; a worker places the orders. An import that was confirmed before is returned
 * unchanged.
 */
export const confirmVipImport: Handler<'confirmVipImport'> = async (tx, actor, input, { jobs }) => {
  const { id, goodCount } = input;
  const refusal = (await shopNotOpenRefusal(tx, actor)) ?? (await vipRefusal(tx, actor));
  if (isRefusal(refusal)) return refusal;
  const of = await lockImport(tx, actor.memberId, id);
  if (of === undefined) return refuse('row.notFound');
  if (of.state === 'reading') return refuse('vipImport.changed', { good: of.goodCount });
  if (of.state !== 'preview') return vipImportViewOf(of);
  if (of.goodCount === 0) return refuse('vipImport.nothingGood');
  if (of.goodCount !== goodCount) return refuse('vipImport.changed', { good: of.goodCount });
  const expiresAt = tx.later(doneDays * 86_400_000);
  await setRowsExpiry(tx, id, expiresAt);
  jobs.enqueue(tx, vipImportJob, { importId: id, state: 'writing' });
  const changes = {
    confirmedAt: tx.now,
    progressAt: tx.now,
    confirmedBy: actor.actingStaffId,
    expiresAt,
    tries: 0,
  };
  return vipImportViewOf(await changeImport(tx, of, { ...changes, state: 'writing' }));
};
