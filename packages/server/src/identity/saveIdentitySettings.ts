import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveIdentitySettings: Handler<'saveIdentitySettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, input);
  return { done: true };
};
