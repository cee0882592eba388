import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveChatSettings: Handler<'saveChatSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, { chat: input });
  return input;
};
