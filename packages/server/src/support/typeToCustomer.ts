import { refuse } from '@crossdock/contract/refusals.ts';
import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { talkNow } from './desk.store.ts';
import { changeTalk, findTalk } from './store.ts';

export const typeToCustomer: Handler<(typeof supportCalls)['typeToCustomer']> = async (
  tx,
  _actor,
  { talkId: asked },
) => {
  const talkId = await talkNow(tx, asked);
  if ((await findTalk(tx, talkId)) === undefined) return refuse('row.notFound');
  await changeTalk(tx, talkId, { staffTypedAt: tx.now });
  return { done: true };
};
