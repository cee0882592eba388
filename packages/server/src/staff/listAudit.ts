import type { staffCalls } from '@crossdock/contract/staff.ts';
import { calls } from '@crossdock/contract/table.ts';
import type { Handler } from '../platform/handler.ts';
import { searchAudit } from './records.store.ts';
import { auditRowOf } from './view.ts';

const summaries: Readonly<Record<string, { summary: string }>> = calls;

export const listAudit: Handler<(typeof staffCalls)['listAudit']> = async (
  tx,
  _actor,
  { pageIndex, pageSize, ...filter },
) => {
  const { rows, total } = await searchAudit(tx, filter, { pageIndex, pageSize });
  const list = rows.map((row) => auditRowOf(row, summaries[row.call]?.summary ?? row.call));
  return { list, total, pageIndex, pageSize };
};
