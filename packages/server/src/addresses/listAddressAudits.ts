import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { listAudits } from './audit.store.ts';
import { auditViewOf } from './view.ts';

export const listAddressAudits: Handler<(typeof addressCalls)['listAddressAudits']> = async (
  tx,
  _actor,
  { state, memberId, pageIndex, pageSize },
) => {
  const { rows, total } = await listAudits(tx, { state, memberId }, { pageIndex, pageSize });
  return { list: rows.map(auditViewOf), total, pageIndex, pageSize };
};
