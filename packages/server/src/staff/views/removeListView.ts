import type { Handler } from '../../platform/handler.ts';
import { removeView } from './views.store.ts';

export const removeListView: Handler<'removeListView'> = async (tx, { staffId }, input) => {
  await removeView(tx, { staffId, ...input });
  return { done: true };
};
