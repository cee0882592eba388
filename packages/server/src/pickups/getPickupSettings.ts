import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getPickupSettings: Handler<'getPickupSettings'> = async (tx) => {
  const { weekdays, parts, ...days } = (await currentSettings(tx)).pickups;
  return { ...days, weekdays: [...weekdays], parts: [...parts] };
};
