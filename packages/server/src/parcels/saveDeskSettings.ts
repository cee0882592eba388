import type { Handler } from '../platform/handler.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

export const saveDeskSettings: Handler<'saveDeskSettings'> = async (tx, _actor, input) => {
  const { forecastDays, asksOwners } = await currentSettings(tx);
  const settings = {
    ...input,
    forecastDays: input.forecastDays ?? forecastDays,
    asksOwners: input.asksOwners ?? asksOwners,
  };
  await changeSettings(tx, settings);
  return settings;
};
