import type { Handler } from '../../platform/handler.ts';
import { removeView } from './views.store.ts';

export const removeListView: Handler<'removeListView'> = async (tx, actor, input) => {
  await removeView(tx, actor.staffId, input.list, input.name);
  return { done: true };
};
