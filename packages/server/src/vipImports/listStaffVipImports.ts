import type { Handler } from '../platform/handler.ts';
import { pageForStaff } from './desk.store.ts';
import { importOf } from './view.ts';

export const listStaffVipImports: Handler<'listStaffVipImports'> = async (
  tx,
  _actor,
  { shelf, words, ...paging },
) => {
  const page = await pageForStaff(tx, shelf, words, paging);
  return { ...page, list: page.list.map((row) => ({ ...row, ...importOf(row) })) };
};
