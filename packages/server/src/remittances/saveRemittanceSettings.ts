import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveRemittanceSettings: Handler<'saveRemittanceSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, { remittances: input });
  return { done: true };
};
