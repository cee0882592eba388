import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getServiceSettings: Handler<'getServiceSettings'> = async (tx) => ({
  freePhotos: (await currentSettings(tx)).freePhotos,
});
