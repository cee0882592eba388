import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { activeStaff } from '../staff/store.ts';
import { withCurrentTalk } from './desk.store.ts';
import { mayAnswerTalks } from './mayAnswerTalks.ts';
import { addMessage, changeTalk, lockTalk } from './store.ts';

export const assignTalk: Handler<'assignTalk'> = async (tx, actor, { talkId, staffId, note }) => {
  const [talk, staff] = await Promise.all([
    withCurrentTalk(tx, talkId, (one) => lockTalk(tx, one)),
    activeStaff(tx),
  ]);
  if (talk === undefined) return refuse('row.notFound');
  const taker = staff.find(({ id }) => id === staffId);
  if (staffId !== null && (taker === undefined || !mayAnswerTalks(taker)))
    return refuse('support.staffUnknown', {}, 'staffId');
  if (note !== '')
    await addMessage(tx, talk, { id: newId(), author: 'note', staffId: actor.staffId, text: note });
  await changeTalk(tx, talk.id, { assignedTo: staffId });
  return { done: true };
};
