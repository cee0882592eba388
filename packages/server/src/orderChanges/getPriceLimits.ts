import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getPriceLimits: Handler<'getPriceLimits'> = async (tx) =>
  (await currentSettings(tx)).priceLimits;
