import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { withCurrentTalk } from './desk.store.ts';
import { findTalk, recordSeenByStaff } from './store.ts';

export const seeTalkByStaff: Handler<'seeTalkByStaff'> = async (tx, _actor, { talkId, seq }) => {
  const talk = await withCurrentTalk(tx, talkId, (one) => findTalk(tx, one));
  if (talk === undefined) return refuse('row.notFound');
  await recordSeenByStaff(tx, talk.id, seq);
  return { done: true };
};
