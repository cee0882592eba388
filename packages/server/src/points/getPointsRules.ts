import type { Handler } from '../platform/handler.ts';
import { pointsBalanceOf } from './store.ts';
import { memberPointsOf } from './view.ts';

export const getPointsRules: Handler<'getPointsRules'> = async (tx, actor) => ({
  ...memberPointsOf(await pointsBalanceOf(tx, actor.memberId), actor.shop),
  ...actor.shop.settings.points,
});
