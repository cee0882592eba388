import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getProblemSettings: Handler<'getProblemSettings'> = async (tx) => {
  const { problems, problemReminders, leaveOut } = await currentSettings(tx);
  return { ...problems, ...problemReminders, leaveOut };
};
