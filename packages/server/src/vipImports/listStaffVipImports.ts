import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { pageForStaff } from './desk.store.ts';
import { importOf } from './view.ts';

export const listStaffVipImports: Handler<'listStaffVipImports'> = async (tx, actor, input) => {
  const { shelf, words, fromDay, toDay, ...paging } = input;
  const page = await pageForStaff(
    tx,
    { shelf, words, made: requestedPeriod({ fromDay, toDay }, actor.shop) },
    paging,
  );
  return { ...page, list: page.list.map((row) => ({ ...row, ...importOf(row) })) };
};
