import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getPayoutSettings: Handler<'getPayoutSettings'> = async (tx) => {
  const { maps, ...payer } = (await currentSettings(tx)).payouts;
  return { ...payer, maps: maps.map((map) => ({ ...map, columns: [...map.columns] })) };
};
