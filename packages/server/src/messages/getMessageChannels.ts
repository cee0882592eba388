import type { messageCalls } from '@crossdock/contract/messages.ts';
import type { Handler } from '../platform/handler.ts';

export const getMessageChannels: Handler<(typeof messageCalls)['getMessageChannels']> = async (
  _tx,
  _actor,
  _input,
  { config },
) => ({ email: config.SMTP_URL !== undefined, sms: false });
