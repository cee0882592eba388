import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { pageOfImportsForStaff } from './desk.store.ts';
import { findImport, importsOf, pageOfImportRows } from './store.ts';
import { importRowView, vipImportViewOf } from './view.ts';

export const getVipImport: Handler<'getVipImport'> = async (tx, actor, { id }) => {
  const found = await findImport(tx, actor.memberId, id);
  return found ? vipImportViewOf(found) : refuse('row.notFound');
};

export const listStaffVipImports: Handler<'listStaffVipImports'> = async (tx, actor, input) => {
  const { shelf, words, fromDay, toDay, ...paging } = input;
  const page = await pageOfImportsForStaff(
    tx,
    { shelf, words, made: requestedPeriod({ fromDay, toDay }, actor.shop) },
    paging,
  );
  return { ...page, list: page.list.map((row) => ({ ...row, ...vipImportViewOf(row) })) };
};

export const listVipImportRows: Handler<'listVipImportRows'> = async (tx, actor, input) => {
  const { id, state, ...paging } = input;
  const [of, page] = await Promise.all([
    findImport(tx, actor.memberId, id),
    pageOfImportRows(tx, id, state, paging),
  ]);
  if (of === undefined) return refuse('row.notFound');
  return { ...page, list: page.list.map((row) => importRowView(row, of.columns, actor.lang)) };
};

export const listVipImports: Handler<'listVipImports'> = async (tx, actor, paging) => {
  const page = await importsOf(tx, actor.memberId, paging);
  return { ...page, list: page.list.map(vipImportViewOf) };
};
