import type { pickupCalls } from '@crossdock/contract/pickups/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getPickupSettings: Handler<(typeof pickupCalls)['getPickupSettings']> = async (tx) => {
  const { weekdays, parts, ...days } = (await currentSettings(tx)).pickups;
  return { ...days, weekdays: [...weekdays], parts: [...parts] };
};
