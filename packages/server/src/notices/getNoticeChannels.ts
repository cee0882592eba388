import type { noticeCalls } from '@crossdock/contract/notices/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { offeredChannels } from './offeredChannels.ts';
import { chosenChannels } from './store.ts';

export const getNoticeChannels: Handler<(typeof noticeCalls)['getNoticeChannels']> = async (
  tx,
  actor,
  _input,
  { config },
) => {
  const [chosen, offered] = await Promise.all([
    chosenChannels(tx, actor.memberId),
    offeredChannels(tx, config),
  ]);
  return { chosen: (['email', 'sms'] as const).filter((channel) => chosen.includes(channel)), offered };
};
