import type { pointsCalls } from '@crossdock/contract/points.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { memberExists } from '../wallet/records.store.ts';
import { addPoints, pointsOf, takePoints } from './store.ts';

export const adjustPoints: Handler<(typeof pointsCalls)['adjustPoints']> = async (
  tx,
  actor,
  { memberId, points, reason },
) => {
  if (!(await memberExists(tx, memberId))) return refuse('row.notFound');
  const change = { memberId, points: Math.abs(points), kind: 'adjusted', memo: reason } as const;
  if (points > 0) await addPoints(tx, actor, change);
  else if (!(await takePoints(tx, actor, change)))
    return refuse('points.insufficient', { balance: await pointsOf(tx, memberId) }, 'points');
  return { done: true, points: await pointsOf(tx, memberId) };
};
