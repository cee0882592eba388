import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { getLinePush } from './getLinePush.ts';
import { getMessageChannels } from './getMessageChannels.ts';
import { getSmsSettings } from './getSmsSettings.ts';
import { listMessages } from './listMessages.ts';
import { readMessage } from './readMessage.ts';
import { receiveSmsReport } from './receiveSmsReport.ts';
import { retryMessage } from './retryMessage.ts';
import { saveLinePush } from './saveLinePush.ts';
import { saveSmsSettings } from './saveSmsSettings.ts';
import { trySms } from './trySms.ts';

export const messageHandlers = {
  getLinePush,
  getMessageChannels,
  getSmsSettings,
  listMessages,
  readMessage,
  receiveSmsReport,
  retryMessage,
  saveLinePush,
  saveSmsSettings,
  trySms,
} satisfies Partial<Handlers<CallTable>>;
