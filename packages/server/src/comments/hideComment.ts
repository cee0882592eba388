import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import { changeComment, findComment } from './store.ts';

export const hideComment: Handler<'hideComment'> = async (tx, actor, { id, reason }) => {
  const hidden = { hiddenAt: tx.now, hiddenBy: actor.staffId, hiddenReason: reason };
  const before = await changeComment(tx, id, hidden, 'shown');
  if (before === undefined) return refuse((await findComment(tx, id)) ? 'comment.hidden' : 'row.notFound');
  const { memberId, orderId: subjectId } = before;
  await notify(tx, actor, [{ memberId, event: 'comment.hide', subjectId, params: { reason } }]);
  return { done: true };
};
