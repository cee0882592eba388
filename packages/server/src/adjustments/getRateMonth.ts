import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { rateMonth } from './month.store.ts';

export const getRateMonth: Handler<'getRateMonth'> = async (tx) => {
  const [month, { points, promotion, commentPoints }] = await Promise.all([
    rateMonth(tx),
    currentSettings(tx),
  ]);
  return { month, rates: { points, promotion, commentPoints } };
};
