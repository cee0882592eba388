import type { Handler } from '../platform/handler.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

export const saveDeskSettings: Handler<'saveDeskSettings'> = async (tx, _actor, input) => {
  const settings = { ...input, forecastDays: input.forecastDays ?? (await currentSettings(tx)).forecastDays };
  await changeSettings(tx, settings);
  return settings;
};
