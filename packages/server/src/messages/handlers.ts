import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { getMessageChannels } from './getMessageChannels.ts';
import { getSmsSettings } from './getSmsSettings.ts';
import { listMessages } from './listMessages.ts';
import { readMessage } from './readMessage.ts';
import { receiveSmsReport } from './receiveSmsReport.ts';
import { retryMessage } from './retryMessage.ts';
import { saveSmsSettings } from './saveSmsSettings.ts';
import { trySms } from './trySms.ts';

export const messageHandlers = {
  getMessageChannels,
  getSmsSettings,
  listMessages,
  readMessage,
  receiveSmsReport,
  retryMessage,
  saveSmsSettings,
  trySms,
} satisfies Partial<Handlers<CallTable>>;
