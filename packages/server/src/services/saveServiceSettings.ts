import type { serviceCalls } from '@crossdock/contract/services/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveServiceSettings: Handler<(typeof serviceCalls)['saveServiceSettings']> = async (
  tx,
  _actor,
  input,
) => {
  await changeSettings(tx, input);
  return input;
};
