import { refuse } from '@crossdock/contract/refusals.ts';
import { exchangeFault, pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { balanceOf, transfer } from '../wallet/store.ts';
import { takePoints, usablePointsBalance } from './store.ts';

/** The converted amount is booked as a cost of the shop's rewards. */
export const exchangePoints: Handler<'exchangePoints'> = async (tx, actor, { points }) => {
  const { memberId, shop } = actor;
  const settings = shop.settings.points;
  const balance = await usablePointsBalance(tx, memberId);
  const fault = exchangeFault(points, balance, settings);
  if (fault) return refuse(fault, { min: settings.minUse, balance }, 'points');
  // If several conversions run at once, those for which no points are left take nothing.
  if (!(await takePoints(tx, actor, { memberId, points, kind: 'exchanged', memo: '' })))
    return refuse('points.insufficient', { balance: await usablePointsBalance(tx, memberId) }, 'points');
  const amount = pointsWorthMinor(points, settings);
  await transfer(tx, actor, {
    from: { kind: 'promotion' },
    to: { kind: 'memberBalance', memberId },
    amount,
    kind: 'pointsExchange',
  });
  const [left, { balanceMinor }] = await Promise.all([
    usablePointsBalance(tx, memberId),
    balanceOf(tx, memberId),
  ]);
  return { done: true, amountMinor: amount, points: left, balanceMinor };
};
