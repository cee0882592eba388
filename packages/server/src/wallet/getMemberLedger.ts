import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { listEntries, memberExists } from './records.store.ts';
import { entryOf } from './view.ts';

export const getMemberLedger: Handler<'getMemberLedger'> = async (tx, _actor, { memberId, ...filters }) => {
  if (!(await memberExists(tx, memberId))) return refuse('row.notFound');
  const page = await listEntries(tx, memberId, filters);
  return { ...page, list: page.list.map(entryOf) };
};
