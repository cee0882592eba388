import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getHoldSettings: Handler<'getHoldSettings'> = async (tx) =>
  (await currentSettings(tx)).priceHold;
