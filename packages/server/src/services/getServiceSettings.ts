import type { serviceCalls } from '@crossdock/contract/services/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getServiceSettings: Handler<(typeof serviceCalls)['getServiceSettings']> = async (tx) => ({
  freePhotos: (await currentSettings(tx)).freePhotos,
});
