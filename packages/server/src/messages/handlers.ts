import type { messageCalls } from '@crossdock/contract/messages.ts';
import type { Handlers } from '../platform/handler.ts';
import { getMessageChannels } from './getMessageChannels.ts';
import { listMessages } from './listMessages.ts';
import { readMessage } from './readMessage.ts';
import { retryMessage } from './retryMessage.ts';

export const messageHandlers: Handlers<typeof messageCalls> = {
  listMessages,
  readMessage,
  retryMessage,
  getMessageChannels,
};
