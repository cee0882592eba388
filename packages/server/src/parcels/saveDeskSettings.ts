import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveDeskSettings: Handler<(typeof parcelCalls)['saveDeskSettings']> = async (
  tx,
  _actor,
  settings,
) => {
  await changeSettings(tx, settings);
  return settings;
};
