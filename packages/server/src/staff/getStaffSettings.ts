import type { staffCalls } from '@crossdock/contract/staff/calls.ts';
import type { Handler } from '../platform/handler.ts';

export const getStaffSettings: Handler<(typeof staffCalls)['getStaffSettings']> = async (_tx, actor) => ({
  secondFactorRequired: actor.shop.settings.staffSecondFactor,
});
