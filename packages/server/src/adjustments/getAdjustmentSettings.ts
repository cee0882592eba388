import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getAdjustmentSettings: Handler<'getAdjustmentSettings'> = async (tx) => {
  const { adjustAloneMaxMinor } = await currentSettings(tx);
  return { adjustAloneMaxMinor };
};
