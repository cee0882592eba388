import type { walletCalls } from '@crossdock/contract/wallet/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getAdjustmentSettings: Handler<(typeof walletCalls)['getAdjustmentSettings']> = async (tx) => {
  const { adjustAloneMaxMinor } = await currentSettings(tx);
  return { adjustAloneMaxMinor };
};
