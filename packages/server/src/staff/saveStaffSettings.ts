import type { staffCalls } from '@crossdock/contract/staff/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveStaffSettings: Handler<(typeof staffCalls)['saveStaffSettings']> = async (
  tx,
  _actor,
  { secondFactorRequired },
) => {
  await changeSettings(tx, { staffSecondFactor: secondFactorRequired });
  return { secondFactorRequired };
};
