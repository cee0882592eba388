import type { adjustmentCalls } from '@crossdock/contract/adjustments/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getAdjustmentSettings: Handler<(typeof adjustmentCalls)['getAdjustmentSettings']> = async (
  tx,
) => {
  const { adjustAloneMaxMinor } = await currentSettings(tx);
  return { adjustAloneMaxMinor };
};
