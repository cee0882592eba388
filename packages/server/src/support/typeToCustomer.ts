import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { withCurrentTalk } from './desk.store.ts';
import { changeTalk, findTalk } from './store.ts';
import { recordTyping } from './viewing.store.ts';

export const typeToCustomer: Handler<'typeToCustomer'> = async (tx, { staffId }, { talkId }) => {
  const talk = await withCurrentTalk(tx, talkId, (one) => findTalk(tx, one));
  if (talk === undefined) return refuse('row.notFound');
  await recordTyping(tx, talk.id, staffId);
  await changeTalk(tx, talk.id, { staffTypedAt: tx.now });
  return { done: true };
};
