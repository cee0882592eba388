import type { SmsProvider, smsDeskCalls } from '@crossdock/contract/messages/sms.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { isSmsSecretKept } from './sms.store.ts';

export const getSmsSettings: Handler<(typeof smsDeskCalls)['getSmsSettings']> = async (tx) => {
  const [{ sms }, secretKept] = await Promise.all([currentSettings(tx), isSmsSecretKept(tx)]);
  return { provider: sms as SmsProvider | null, secretKept };
};
