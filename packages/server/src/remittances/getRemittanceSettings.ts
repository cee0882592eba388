import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { allCarriers } from './store.ts';

export const getRemittanceSettings: Handler<'getRemittanceSettings'> = async (tx) => {
  const [{ remittances }, carriers] = await Promise.all([currentSettings(tx), allCarriers(tx)]);
  return { lateDays: remittances.lateDays, carriers };
};
