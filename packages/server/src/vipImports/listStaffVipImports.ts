import { spanAsked } from '../platform/daysAsked.ts';
import type { Handler } from '../platform/handler.ts';
import { pageForStaff } from './desk.store.ts';
import { importOf } from './view.ts';

export const listStaffVipImports: Handler<'listStaffVipImports'> = async (
  tx,
  actor,
  { shelf, words, fromDay, toDay, ...paging },
) => {
  const page = await pageForStaff(
    tx,
    { shelf, words, made: spanAsked({ fromDay, toDay }, actor.shop) },
    paging,
  );
  return { ...page, list: page.list.map((row) => ({ ...row, ...importOf(row) })) };
};
