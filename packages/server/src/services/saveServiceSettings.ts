import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveServiceSettings: Handler<'saveServiceSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, input);
  return input;
};
