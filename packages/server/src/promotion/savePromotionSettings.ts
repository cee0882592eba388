import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

/** What was earned keeps the rate it was earned at; the new one counts from the next paid order. */
export const savePromotionSettings: Handler<'savePromotionSettings'> = async (tx, _actor, promotion) => {
  await changeSettings(tx, { promotion });
  return promotion;
};
