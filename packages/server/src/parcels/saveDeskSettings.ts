import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';

export const saveDeskSettings: Handler<(typeof parcelCalls)['saveDeskSettings']> = async (
  tx,
  _actor,
  input,
) => {
  const settings = { ...input, forecastDays: input.forecastDays ?? (await currentSettings(tx)).forecastDays };
  await changeSettings(tx, settings);
  return settings;
};
