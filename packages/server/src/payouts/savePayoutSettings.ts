import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const savePayoutSettings: Handler<'savePayoutSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, { payouts: input });
  return { done: true };
};
