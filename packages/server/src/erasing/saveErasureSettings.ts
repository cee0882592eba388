import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveErasureSettings: Handler<'saveErasureSettings'> = async (tx, _actor, erasures) => {
  await changeSettings(tx, { erasures });
  return { done: true };
};
