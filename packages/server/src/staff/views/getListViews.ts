import type { Handler } from '../../platform/handler.ts';
import { viewsOf } from './views.store.ts';

export const getListViews: Handler<'getListViews'> = async (tx, actor, { list }) => {
  const rows = await viewsOf(tx, actor.staffId, list);
  return { list: rows.map(({ name, search }) => ({ name, search })) };
};
