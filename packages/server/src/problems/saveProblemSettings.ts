import type { Handler } from '../platform/handler.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

export const saveProblemSettings: Handler<'saveProblemSettings'> = async (tx, _actor, input) => {
  const { secondDays, thirdDays, leaveOut: wanted, ...problems } = input;
  const leaveOut = wanted ?? (await currentSettings(tx)).leaveOut;
  await changeSettings(tx, { problems, problemReminders: { secondDays, thirdDays }, leaveOut });
  return { ...input, leaveOut };
};
