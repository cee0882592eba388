import type { messageCalls } from '@crossdock/contract/messages/desk.ts';
import type { smsDeskCalls } from '@crossdock/contract/messages/sms.ts';
import type { Handlers } from '../platform/handler.ts';
import { getMessageChannels } from './getMessageChannels.ts';
import { getSmsSettings } from './getSmsSettings.ts';
import { listMessages } from './listMessages.ts';
import { readMessage } from './readMessage.ts';
import { retryMessage } from './retryMessage.ts';
import { saveSmsSettings } from './saveSmsSettings.ts';
import { trySms } from './trySms.ts';

export const messageHandlers: Handlers<typeof messageCalls & typeof smsDeskCalls> = {
  listMessages,
  readMessage,
  retryMessage,
  getMessageChannels,
  getSmsSettings,
  saveSmsSettings,
  trySms,
};
