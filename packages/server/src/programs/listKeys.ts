import type { Handler } from '../platform/handler.ts';
import { listKeyRows } from './keys.store.ts';
import { keyOf } from './view.ts';

export const listKeys: Handler<'listKeys'> = async (tx, _actor, paging) => {
  const page = await listKeyRows(tx, paging);
  return { ...page, list: page.list.map((row) => keyOf(row, tx.now)) };
};
