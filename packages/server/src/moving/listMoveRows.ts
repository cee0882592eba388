import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findImport, pageOfRows } from './store.ts';
import { rowOf } from './view.ts';

export const listMoveRows: Handler<'listMoveRows'> = async (tx, actor, { id, state, ...paging }) => {
  const of = await findImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  const { list, ...page } = await pageOfRows(tx, id, state, paging);
  return { list: list.map((row) => rowOf(of, row, actor.lang)), ...page };
};
