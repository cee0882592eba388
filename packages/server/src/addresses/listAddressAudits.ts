import type { Handler } from '../platform/handler.ts';
import { listAudits } from './audit.store.ts';
import { auditViewOf } from './view.ts';

export const listAddressAudits: Handler<'listAddressAudits'> = async (
  tx,
  actor,
  { state, memberId, ...asked },
) => {
  const { rows, page } = await listAudits(tx, { state, memberId }, asked);
  return { list: rows.map((row) => auditViewOf(row, actor.lang)), ...page };
};
