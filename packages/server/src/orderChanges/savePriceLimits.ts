import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

/** One person's daily limit over all kinds holds besides, so raising these needs no second person. */
export const savePriceLimits: Handler<'savePriceLimits'> = async (tx, _actor, priceLimits) => {
  await changeSettings(tx, { priceLimits });
  return priceLimits;
};
