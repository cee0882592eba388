import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { withCurrentTalk } from './desk.store.ts';
import { changeTalk, lockTalk } from './store.ts';

export const muteTalk: Handler<'muteTalk'> = async (tx, _actor, { talkId, muted }) => {
  const talk = await withCurrentTalk(tx, talkId, (one) => lockTalk(tx, one));
  if (talk === undefined) return refuse('row.notFound');
  await changeTalk(tx, talk.id, { mutedAt: muted ? (talk.mutedAt ?? tx.now) : null });
  return { done: true };
};
