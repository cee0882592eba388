import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

/** Orders keep the terms that they were submitted with, so this moves no money of an order that exists. */
export const saveHoldSettings: Handler<'saveHoldSettings'> = async (tx, _actor, priceHold) => {
  await changeSettings(tx, { priceHold });
  return priceHold;
};
