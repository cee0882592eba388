import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

/**
 * Saves the clerks' limits. Raising them needs no second person, because the daily limit on everything that one
 * person may give away still applies.
 */
export const savePriceLimits: Handler<'savePriceLimits'> = async (tx, _actor, priceLimits) => {
  await changeSettings(tx, { priceLimits });
  return priceLimits;
};
