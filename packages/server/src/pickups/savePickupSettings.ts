import type { pickupCalls } from '@crossdock/contract/pickups/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const savePickupSettings: Handler<(typeof pickupCalls)['savePickupSettings']> = async (
  tx,
  _actor,
  input,
) => {
  await changeSettings(tx, { pickups: input });
  return input;
};
