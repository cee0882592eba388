import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getIdentitySettings: Handler<'getIdentitySettings'> = async (tx) => {
  const { identityRequired } = await currentSettings(tx);
  return { identityRequired };
};
