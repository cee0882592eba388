import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveContact: Handler<'saveContact'> = async (tx, _actor, input) => {
  await changeSettings(tx, { contact: input });
  return input;
};
