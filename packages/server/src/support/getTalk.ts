import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findTalkForStaff, withCurrentTalk } from './desk.store.ts';
import { messagesOf } from './store.ts';
import { isTyping, messageOf, talkRowOf } from './view.ts';
import { colleaguesViewing } from './viewing.store.ts';

export const getTalk: Handler<'getTalk'> = async (tx, { staffId }, { talkId, last }, { config }) => {
  const found = await withCurrentTalk(tx, talkId, async (one) => {
    const [row, colleagues, said] = await Promise.all([
      findTalkForStaff(tx, one),
      colleaguesViewing(tx, one, staffId),
      messagesOf(tx, one, { atMost: last, withNotes: true }),
    ]);
    return row && { row, colleagues, ...said };
  });
  if (found === undefined) return refuse('row.notFound');
  const { row, colleagues, list, more } = found;
  return {
    ...talkRowOf(row),
    messages: list.map((one) => messageOf(one, config.APP_SECRET, tx.now)),
    more,
    seenSeq: row.customerReadSeq,
    typing: isTyping(row.customerTypedAt, tx.now),
    colleagues: colleagues.map((one) => ({
      staffId: one.staffId,
      name: one.name,
      typing: isTyping(one.typedAt, tx.now),
    })),
  };
};
