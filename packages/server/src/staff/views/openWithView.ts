import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { savedViewsOf, saveLayout } from './views.store.ts';

export const openWithView: Handler<'openWithView'> = async (tx, actor, input) => {
  const { list, name, staffId = actor.staffId } = input;
  const seen = await savedViewsOf(tx, actor.staffId, list);
  if (name !== '' && !seen.some((view) => view.name === name && view.staffId === staffId))
    return refuse('row.notFound');
  const first = { firstView: name, firstViewBy: name === '' ? null : staffId };
  await saveLayout(tx, { staffId: actor.staffId, list }, first);
  return { done: true };
};
