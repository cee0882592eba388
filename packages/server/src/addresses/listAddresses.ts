import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { countAddresses, listAddressRows } from './store.ts';
import { addressViewOf } from './view.ts';

export const listAddresses: Handler<(typeof addressCalls)['listAddresses']> = async (tx, actor, input) => {
  const [rows, total] = await Promise.all([
    listAddressRows(tx, actor.memberId, input, input),
    countAddresses(tx, actor.memberId, input),
  ]);
  const list = rows.map((row) => addressViewOf(row, actor.lang));
  return { list, total, pageIndex: input.pageIndex, pageSize: input.pageSize };
};
