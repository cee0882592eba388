import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { changeComment, findComment } from './store.ts';

export const showComment: Handler<'showComment'> = async (tx, _actor, { id }) => {
  const shown = { hiddenAt: null, hiddenBy: null, hiddenReason: '' };
  if (await changeComment(tx, id, shown, 'hidden')) return { done: true };
  return refuse((await findComment(tx, id)) ? 'comment.shown' : 'row.notFound');
};
