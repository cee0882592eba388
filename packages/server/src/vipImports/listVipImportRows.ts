import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findImport, pageOfRows } from './store.ts';
import { rowOf } from './view.ts';

export const listVipImportRows: Handler<'listVipImportRows'> = async (tx, actor, input) => {
  const { id, state, ...paging } = input;
  const [of, page] = await Promise.all([
    findImport(tx, actor.memberId, id),
    pageOfRows(tx, id, state, paging),
  ]);
  if (of === undefined) return refuse('row.notFound');
  return { ...page, list: page.list.map((row) => rowOf(row, of.columns, actor.lang)) };
};
