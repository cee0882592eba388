import type { Handler } from '../platform/handler.ts';
import { listLists } from './store.ts';
import { carrierRef } from './view.ts';

export const listRemittanceLists: Handler<'listRemittanceLists'> = async (tx, _actor, input) => {
  const page = await listLists(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, carrier: carrierRef(row), importedBy: row.staffName })),
  };
};
