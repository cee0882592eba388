import type { storeMapCalls } from '@crossdock/contract/addresses/storeMap.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getStoreMapSettings: Handler<(typeof storeMapCalls)['getStoreMapSettings']> = async (tx) => ({
  map: (await currentSettings(tx)).storeMap,
});
