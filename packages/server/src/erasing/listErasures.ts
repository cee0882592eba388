import type { Handler } from '../platform/handler.ts';
import { listErasureRows } from './erasures.store.ts';
import { erasureOf } from './view.ts';

export const listErasures: Handler<'listErasures'> = async (tx, _actor, { state, ...paging }) => {
  const { list, ...page } = await listErasureRows(tx, state, paging);
  return { ...page, list: list.map(erasureOf) };
};
