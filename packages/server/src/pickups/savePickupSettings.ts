import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const savePickupSettings: Handler<'savePickupSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, { pickups: input });
  return input;
};
