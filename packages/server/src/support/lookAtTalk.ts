import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { withCurrentTalk } from './desk.store.ts';
import { findTalk } from './store.ts';
import { endViewing, recordViewing } from './viewing.store.ts';

export const lookAtTalk: Handler<'lookAtTalk'> = async (tx, { staffId }, { talkId, here }) => {
  const talk = await withCurrentTalk(tx, talkId, (one) => findTalk(tx, one));
  if (talk === undefined) return refuse('row.notFound');
  await (here ? recordViewing : endViewing)(tx, talk.id, staffId);
  return { done: true };
};
