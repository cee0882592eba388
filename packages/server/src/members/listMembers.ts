import type { memberCalls } from '@crossdock/contract/members.ts';
import type { Handler } from '../platform/handler.ts';
import { searchMembers } from './staffMembers.store.ts';
import { memberRowOf } from './view.ts';

export const listMembers: Handler<(typeof memberCalls)['listMembers']> = async (
  tx,
  _actor,
  { words, status, level, pageIndex, pageSize },
) => {
  const { rows, total } = await searchMembers(tx, { words, status, level }, { pageIndex, pageSize });
  return { list: rows.map(memberRowOf), total, pageIndex, pageSize };
};
