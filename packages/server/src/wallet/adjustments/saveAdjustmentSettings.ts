import type { walletCalls } from '@crossdock/contract/wallet.ts';
import type { Handler } from '../../platform/handler.ts';
import { changeSettings } from '../../shops/settings.store.ts';

export const saveAdjustmentSettings: Handler<(typeof walletCalls)['saveAdjustmentSettings']> = async (
  tx,
  _actor,
  input,
) => {
  await changeSettings(tx, input);
  return input;
};
