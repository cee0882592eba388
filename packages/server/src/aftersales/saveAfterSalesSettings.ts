import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveAfterSalesSettings: Handler<'saveAfterSalesSettings'> = async (tx, _actor, input) => {
  const { partlyReasons: partly, rejectedReasons: rejected, ...afterSales } = input;
  await changeSettings(tx, { afterSales, afterSalesReasons: { partly, rejected } });
  return input;
};
