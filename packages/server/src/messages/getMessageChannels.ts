import type { messageCalls } from '@crossdock/contract/messages/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

export const getMessageChannels: Handler<(typeof messageCalls)['getMessageChannels']> = async (
  tx,
  _actor,
  _input,
  { config },
) => {
  const { sms, linePush } = await currentSettings(tx);
  return { email: config.SMTP_URL !== undefined, sms: sms !== null, line: linePush !== null };
};
