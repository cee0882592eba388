import type { problemDeskCalls } from '@crossdock/contract/problems/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getProblemSettings: Handler<(typeof problemDeskCalls)['getProblemSettings']> = async (tx) => {
  const { problems, problemReminders } = await currentSettings(tx);
  return { ...problems, ...problemReminders };
};
