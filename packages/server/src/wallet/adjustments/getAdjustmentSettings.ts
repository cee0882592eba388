import type { walletCalls } from '@crossdock/contract/wallet.ts';
import type { Handler } from '../../platform/handler.ts';
import { aloneMax } from './adjustments.store.ts';

export const getAdjustmentSettings: Handler<(typeof walletCalls)['getAdjustmentSettings']> = async (tx) => ({
  adjustAloneMaxMinor: await aloneMax(tx),
});
