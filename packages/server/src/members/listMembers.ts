import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { searchMembers } from './staffMembers.store.ts';
import { listedMemberOf } from './view.ts';

export const listMembers: Handler<'listMembers'> = async (
  tx,
  { shop },
  { sort = 'created', order = sort === 'name' ? 'asc' : 'desc', pageIndex, pageSize, after, ...filter },
) => {
  const made = requestedPeriod(filter, shop);
  const found = await searchMembers(tx, { ...filter, made }, { sort, order, pageIndex, pageSize, after });
  return { ...found, list: found.list.map(listedMemberOf) };
};
