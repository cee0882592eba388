import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getReceiptSettings: Handler<'getReceiptSettings'> = async (tx) =>
  (await currentSettings(tx)).receipts;
