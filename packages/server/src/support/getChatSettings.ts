import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getChatSettings: Handler<'getChatSettings'> = async (tx) => {
  const { days, ...rest } = (await currentSettings(tx)).chat;
  return { ...rest, days: [...days] };
};
