import type { storeMapCalls } from '@crossdock/contract/addresses/storeMap.ts';
import type { Handler } from '../platform/handler.ts';
import { mapSettings } from './mapKeys.ts';

export const getStoreMapSettings: Handler<(typeof storeMapCalls)['getStoreMapSettings']> = (tx) =>
  mapSettings(tx);
