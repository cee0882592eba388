import type { Handler } from '../platform/handler.ts';

export const getStaffSettings: Handler<'getStaffSettings'> = async (_tx, actor) => ({
  secondFactorRequired: actor.shop.settings.staffSecondFactor,
});
