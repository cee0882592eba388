import { overdueBefore, problemStates } from '@crossdock/domain/parcels/problems.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { problemsOf } from './store.ts';
import { problemOf, problemReader } from './view.ts';

export const queryProblems: Handler<'queryProblems'> = async (tx, actor, input, services) => {
  const reader = problemReader(actor, services, tx.now);
  const overdue = overdueBefore(tx.now, reader.settings);
  const { page, counts } = await problemsOf(tx, actor.memberId, input, overdue);
  return {
    ...page,
    list: page.list.map((row) => problemOf(row, reader)),
    counts: recordOf(problemStates, (state) => counts.find((row) => row.state === state)?.n ?? 0),
  };
};
