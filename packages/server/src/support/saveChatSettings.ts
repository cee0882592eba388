import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveChatSettings: Handler<(typeof supportCalls)['saveChatSettings']> = async (
  tx,
  _actor,
  input,
) => {
  await changeSettings(tx, { chat: input });
  return input;
};
