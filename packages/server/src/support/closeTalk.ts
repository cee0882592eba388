import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { withCurrentTalk } from './desk.store.ts';
import { changeTalk, lockTalk } from './store.ts';

export const closeTalk: Handler<'closeTalk'> = async (tx, _actor, { talkId, closed }) => {
  const talk = await withCurrentTalk(tx, talkId, (one) => lockTalk(tx, one));
  if (talk === undefined) return refuse('row.notFound');
  // A closed conversation needs no answer.
  await changeTalk(tx, talk.id, closed ? { closedAt: tx.now, waitingSince: null } : { closedAt: null });
  return { done: true };
};
