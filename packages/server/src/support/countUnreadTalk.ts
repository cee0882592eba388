import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { countUnseen } from './store.ts';

export const countUnreadTalk: Handler<(typeof supportCalls)['countUnreadTalk']> = async (
  tx,
  { memberId },
) => ({ unread: await countUnseen(tx, memberId) });
