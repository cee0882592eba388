import { overdueBefore } from '@crossdock/domain/parcels/problems.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { countWaiting, searchProblems } from './store.ts';
import { problemReader, staffProblemOf } from './view.ts';

export const listProblems: Handler<'listProblems'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const reader = problemReader(actor, services, tx.now);
  const overdue = overdueBefore(tx.now, reader.settings);
  const [page, counts] = await Promise.all([
    searchProblems(tx, { ...input, made }, overdue),
    countWaiting(tx, overdue),
  ]);
  return { ...page, ...counts, list: page.list.map((row) => staffProblemOf(row, reader, actor.staffId)) };
};
