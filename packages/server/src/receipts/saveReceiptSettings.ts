import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveReceiptSettings: Handler<'saveReceiptSettings'> = async (tx, _actor, receipts) => {
  await changeSettings(tx, { receipts });
  return receipts;
};
