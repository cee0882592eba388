import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import { changeComment } from './store.ts';

export const answerComment: Handler<'answerComment'> = async (tx, actor, { id, answer }) => {
  const answered =
    answer === ''
      ? { answeredAt: null, answeredBy: null }
      : { answeredAt: tx.now, answeredBy: actor.staffId };
  const before = await changeComment(tx, id, { answer, ...answered });
  if (before === undefined) return refuse('row.notFound');
  const { memberId, orderId: subjectId } = before;
  // Notifies the member only of the first answer; a corrected answer is not announced.
  if (before.answer === '' && answer !== '')
    await notify(tx, actor, [{ memberId, event: 'comment.answer', subjectId, params: { answer } }]);
  return { done: true };
};
