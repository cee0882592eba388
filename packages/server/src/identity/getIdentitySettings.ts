import type { identityCalls } from '@crossdock/contract/identity/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getIdentitySettings: Handler<(typeof identityCalls)['getIdentitySettings']> = async (tx) => {
  const { identityRequired } = await currentSettings(tx);
  return { identityRequired };
};
