import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findMessageableMember } from './people.store.ts';
import { addMessage, changeTalk, findMessage, insertTalkIfNew, lockTalk } from './store.ts';

/** Begins a conversation by staff. Members are notified as for any unseen answer. */
export const beginTalk: Handler<'beginTalk'> = async (tx, { staffId }, { memberId, id, text }) => {
  const member = await findMessageableMember(tx, memberId);
  if (member === undefined) return refuse('row.notFound');
  await insertTalkIfNew(tx, { id: memberId, memberId, guestName: '', lang: member.lang, assignedTo: null });
  const talk = await lockTalk(tx, memberId);
  if (talk === undefined) return refuse('row.notFound');
  if ((await findMessage(tx, talk.id, id)) === undefined) {
    await addMessage(tx, talk, { id, author: 'staff', staffId, text });
    if (talk.assignedTo === null) await changeTalk(tx, talk.id, { assignedTo: staffId });
  }
  return { talkId: talk.id };
};
