import type { noticeCalls } from '@crossdock/contract/notices/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { chooseChannels } from './store.ts';

export const setNoticeChannels: Handler<(typeof noticeCalls)['setNoticeChannels']> = async (
  tx,
  actor,
  { channels },
) => {
  await chooseChannels(tx, actor.memberId, [...new Set(channels)]);
  return { done: true };
};
