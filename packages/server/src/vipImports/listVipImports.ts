import type { Handler } from '../platform/handler.ts';
import { importsOf } from './store.ts';
import { importOf } from './view.ts';

export const listVipImports: Handler<'listVipImports'> = async (tx, actor, paging) => {
  const page = await importsOf(tx, actor.memberId, paging);
  return { ...page, list: page.list.map(importOf) };
};
