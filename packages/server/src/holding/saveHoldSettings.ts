import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

/**
 * Saves the rules of holding prices. Existing orders keep the terms of their submission, so no money moves.
 */
export const saveHoldSettings: Handler<'saveHoldSettings'> = async (tx, _actor, priceHold) => {
  await changeSettings(tx, { priceHold });
  return priceHold;
};
