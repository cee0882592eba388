import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

/** Past earnings keep their rate; the new one applies from the next paid order. */
export const savePromotionSettings: Handler<'savePromotionSettings'> = async (tx, _actor, promotion) => {
  await changeSettings(tx, { promotion });
  return promotion;
};
