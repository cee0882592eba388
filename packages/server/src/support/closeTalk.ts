import { refuse } from '@crossdock/contract/refusals.ts';
import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { talkNow } from './desk.store.ts';
import { changeTalk, lockTalk } from './store.ts';

export const closeTalk: Handler<(typeof supportCalls)['closeTalk']> = async (
  tx,
  _actor,
  { talkId: asked, closed },
) => {
  const talkId = await talkNow(tx, asked);
  if ((await lockTalk(tx, talkId)) === undefined) return refuse('row.notFound');
  // What is put away waits for nobody any more.
  await changeTalk(tx, talkId, closed ? { closedAt: tx.now, waitingSince: null } : { closedAt: null });
  return { done: true };
};
