import { refuse } from '@crossdock/contract/refusals.ts';
import { sweeps } from '@crossdock/domain/shops/sweeps.ts';
import type { Handler } from '../platform/handler.ts';
import { makeDueNow } from '../platform/openWork.store.ts';

export const retryOpenWork: Handler<'retryOpenWork'> = async (tx, _actor, { kind, item }, { jobs }) => {
  if (!(await makeDueNow(tx, kind, item))) return refuse('row.notFound');
  jobs.enqueue(tx, sweeps[kind]);
  return { done: true };
};
