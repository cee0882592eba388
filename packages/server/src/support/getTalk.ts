import { refuse } from '@crossdock/contract/refusals.ts';
import type { supportCalls } from '@crossdock/contract/support/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { findTalkForStaff, talkNow } from './desk.store.ts';
import { messagesOf } from './store.ts';
import { isTyping, messageOf, talkRowOf } from './view.ts';

export const getTalk: Handler<(typeof supportCalls)['getTalk']> = async (
  tx,
  _actor,
  { talkId: asked, last },
  { config },
) => {
  const talkId = await talkNow(tx, asked);
  const [row, { list, more }] = await Promise.all([
    findTalkForStaff(tx, talkId),
    messagesOf(tx, talkId, { atMost: last, withNotes: true }),
  ]);
  if (row === undefined) return refuse('row.notFound');
  return {
    ...talkRowOf(row),
    messages: list.map((one) => messageOf(one, config.APP_SECRET, tx.now)),
    more,
    seenSeq: row.customerReadSeq,
    typing: isTyping(row.customerTypedAt, tx.now),
  };
};
