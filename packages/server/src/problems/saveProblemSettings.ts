import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveProblemSettings: Handler<'saveProblemSettings'> = async (tx, _actor, input) => {
  const { secondDays, thirdDays, ...problems } = input;
  await changeSettings(tx, { problems, problemReminders: { secondDays, thirdDays } });
  return input;
};
