import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { saveView, viewsOf } from './views.store.ts';

/** The most views that are kept of one list. */
const mostViews = 30;

export const saveListView: Handler<'saveListView'> = async (tx, actor, input) => {
  const kept = await viewsOf(tx, actor.staffId, input.list);
  if (kept.length >= mostViews && !kept.some(({ name }) => name === input.name))
    return refuse('staff.tooManyViews', { max: mostViews }, 'name');
  await saveView(tx, { staffId: actor.staffId, ...input });
  return { done: true };
};
