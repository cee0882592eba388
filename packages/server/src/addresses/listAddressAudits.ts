import { spanAsked } from '../platform/daysAsked.ts';
import type { Handler } from '../platform/handler.ts';
import { listAudits } from './audit.store.ts';
import { auditViewOf } from './view.ts';

export const listAddressAudits: Handler<'listAddressAudits'> = async (
  tx,
  actor,
  { state, memberId, country, fromDay, toDay, ...asked },
) => {
  const made = spanAsked({ fromDay, toDay }, actor.shop);
  const { rows, page } = await listAudits(tx, { state, memberId, country, made }, asked);
  return { list: rows.map((row) => auditViewOf(row, actor.lang)), ...page };
};
