import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getProductSettings: Handler<'getProductSettings'> = async (tx) =>
  (await currentSettings(tx)).products;
