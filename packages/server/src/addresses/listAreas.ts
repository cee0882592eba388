import type { Handler } from '../platform/handler.ts';
import { childAreas } from './geography.store.ts';
import { areaViewOf } from './view.ts';

export const listAreas: Handler<'listAreas'> = async (tx, actor, input) => {
  const rows = await childAreas(tx, input.country, input.parentId || undefined);
  return { list: rows.map((row) => areaViewOf(row, actor.lang)) };
};
