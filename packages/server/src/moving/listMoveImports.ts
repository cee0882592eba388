import type { Handler } from '../platform/handler.ts';
import { pageOfImports } from './store.ts';
import { viewsOf } from './view.ts';

export const listMoveImports: Handler<'listMoveImports'> = async (tx, actor, paging) => {
  const { list, ...page } = await pageOfImports(tx, paging);
  return { list: await viewsOf(tx, actor, list), ...page };
};
