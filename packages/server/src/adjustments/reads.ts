import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { lastMonthFigures } from './lastMonth.store.ts';

export const getAdjustmentSettings: Handler<'getAdjustmentSettings'> = async (tx) => {
  const { adjustAloneMaxMinor } = await currentSettings(tx);
  return { adjustAloneMaxMinor };
};

export const getRateMonth: Handler<'getRateMonth'> = async (tx) => {
  const [month, { points, promotion, commentPoints }] = await Promise.all([
    lastMonthFigures(tx),
    currentSettings(tx),
  ]);
  return { month, rates: { points, promotion, commentPoints } };
};
