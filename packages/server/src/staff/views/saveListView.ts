import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { renameView, savedViewsOf, saveView } from './views.store.ts';

/** The maximum number of saved views of one list. */
const mostViews = 30;

export const saveListView: Handler<'saveListView'> = async (tx, { staffId }, input) => {
  const { was, ...view } = input;
  const kept = (await savedViewsOf(tx, staffId, input.list)).filter((one) => one.staffId === staffId);
  const isKnown = kept.some(({ name }) => name === input.name);
  if (was !== undefined && was !== input.name) {
    if (isKnown) return refuse('staff.viewNamed', {}, 'name');
    if (!(await renameView(tx, { staffId, list: input.list, name: was }, input.name)))
      return refuse('row.notFound');
  } else if (kept.length >= mostViews && !isKnown)
    return refuse('staff.tooManyViews', { max: mostViews }, 'name');
  await saveView(tx, { staffId, ...view });
  return { done: true };
};
