import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { listAudits } from './audit.store.ts';
import { auditViewOf } from './view.ts';

export const listAddressAudits: Handler<(typeof addressCalls)['listAddressAudits']> = async (
  tx,
  actor,
  { state, memberId, pageIndex, pageSize },
) => {
  const { rows, total } = await listAudits(tx, { state, memberId }, { pageIndex, pageSize });
  return { list: rows.map((row) => auditViewOf(row, actor.lang)), total, pageIndex, pageSize };
};
