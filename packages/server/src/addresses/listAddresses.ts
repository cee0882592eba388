import type { Handler } from '../platform/handler.ts';
import { listAddressRows } from './store.ts';
import { addressViewOf } from './view.ts';

export const listAddresses: Handler<'listAddresses'> = async (tx, actor, input) => {
  const page = await listAddressRows(tx, actor.memberId, input, input);
  return { ...page, list: page.list.map((row) => addressViewOf(row, actor.lang)) };
};
