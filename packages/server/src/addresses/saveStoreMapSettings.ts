import type { storeMapCalls } from '@crossdock/contract/addresses/storeMap.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveStoreMapSettings: Handler<(typeof storeMapCalls)['saveStoreMapSettings']> = async (
  tx,
  _actor,
  { map },
) => {
  await changeSettings(tx, { storeMap: map });
  return { map };
};
