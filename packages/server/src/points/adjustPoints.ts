import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { memberExists } from '../wallet/records.store.ts';
import { grantPoints } from './grantPoints.ts';
import { takePoints, usablePointsBalance } from './store.ts';

/** Gives or takes points. Points can be converted to money, so their value counts towards the clerk's limit. */
export const adjustPoints: Handler<'adjustPoints'> = async (tx, actor, { memberId, points, reason }) => {
  if (!(await memberExists(tx, memberId))) return refuse('row.notFound');
  if (points > 0) {
    const given = { memberIds: [memberId], points, reason };
    const worthMinor = pointsWorthMinor(points, (await currentSettings(tx)).points);
    const act = await requireApproval(tx, actor, {
      kind: 'points',
      worthMinor,
      memberId,
      reason,
      asked: given,
    });
    if (isRefusal(act)) return act;
    if (act.state === 'pending')
      return { done: true, state: 'pending', points: await usablePointsBalance(tx, memberId) };
    await grantPoints(tx, actor, given);
  } else {
    const taken = { memberId, points: -points, kind: 'adjusted', memo: reason } as const;
    if (!(await takePoints(tx, actor, taken)))
      return refuse('points.insufficient', { balance: await usablePointsBalance(tx, memberId) }, 'points');
  }
  return { done: true, state: 'approved', points: await usablePointsBalance(tx, memberId) };
};
