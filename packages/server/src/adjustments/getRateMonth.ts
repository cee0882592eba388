import type { adjustmentCalls } from '@crossdock/contract/adjustments/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { rateMonth } from './month.store.ts';

export const getRateMonth: Handler<(typeof adjustmentCalls)['getRateMonth']> = async (tx) => {
  const [month, { points, promotion, commentPoints }] = await Promise.all([
    rateMonth(tx),
    currentSettings(tx),
  ]);
  return { month, rates: { points, promotion, commentPoints } };
};
