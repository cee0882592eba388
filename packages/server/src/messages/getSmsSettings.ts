import { storedProvider } from '@crossdock/contract/messages/smsPresets.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { hasSmsSecret, smsReportAddress } from './smsProvider.ts';

export const getSmsSettings: Handler<'getSmsSettings'> = async (tx, _actor, _input, { config }) => {
  const [{ sms }, secretKept, reportAddress] = await Promise.all([
    currentSettings(tx),
    hasSmsSecret(tx),
    smsReportAddress(tx, encryptionWith(config.APP_SECRET)),
  ]);
  return { provider: sms && storedProvider(sms), secretKept, reportAddress: reportAddress ?? null };
};
