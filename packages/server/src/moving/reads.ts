import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { letterSummary } from './letterView.ts';
import { appliedImports, findImport, importedSums, pageOfImports, pageOfRows } from './store.ts';
import { rowOf, viewOf, viewsOf } from './view.ts';

export const getMoveImport: Handler<'getMoveImport'> = async (tx, actor, { id }) =>
  (await findImport(tx, id)) ? viewOf(tx, actor, id) : refuse('row.notFound');

export const getMoveReport: Handler<'getMoveReport'> = async (tx, actor) => {
  const [rows, sums] = await Promise.all([appliedImports(tx), importedSums(tx)]);
  const { name: shop, currency } = actor.shop;
  return { shop, currency, madeAt: tx.now, imports: await viewsOf(tx, actor, rows), ...sums };
};

export const getMovedMemberLetters: Handler<'getMovedMemberLetters'> = (tx, actor, _input, { config }) =>
  letterSummary(tx, actor.shop, actor.origin, config);

export const listMoveImports: Handler<'listMoveImports'> = async (tx, actor, paging) => {
  const { list, ...page } = await pageOfImports(tx, paging);
  return { list: await viewsOf(tx, actor, list), ...page };
};

export const listMoveRows: Handler<'listMoveRows'> = async (tx, actor, { id, state, ...paging }) => {
  const of = await findImport(tx, id);
  if (of === undefined) return refuse('row.notFound');
  const { list, ...page } = await pageOfRows(tx, id, state, paging);
  return { list: list.map((row) => rowOf(of, row, actor.lang)), ...page };
};
