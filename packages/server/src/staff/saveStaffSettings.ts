import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveStaffSettings: Handler<'saveStaffSettings'> = async (tx, _actor, input) => {
  const { secondFactorRequired } = input;
  await changeSettings(tx, { staffSecondFactor: secondFactorRequired });
  return { secondFactorRequired };
};
