import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getAfterSalesSettings: Handler<'getAfterSalesSettings'> = async (tx) => {
  const { afterSales, afterSalesReasons } = await currentSettings(tx);
  const { partly: partlyReasons, rejected: rejectedReasons } = afterSalesReasons;
  return { ...afterSales, partlyReasons: [...partlyReasons], rejectedReasons: [...rejectedReasons] };
};
