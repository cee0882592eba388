import { refuse } from '@crossdock/contract/refusals.ts';
import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { talkNow } from './desk.store.ts';
import { findTalk, seenByStaff } from './store.ts';

export const seeTalkByStaff: Handler<(typeof supportCalls)['seeTalkByStaff']> = async (
  tx,
  _actor,
  { talkId: asked, seq },
) => {
  const talkId = await talkNow(tx, asked);
  if ((await findTalk(tx, talkId)) === undefined) return refuse('row.notFound');
  await seenByStaff(tx, talkId, seq);
  return { done: true };
};
