import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listAudits } from './audit.store.ts';
import { auditViewOf } from './view.ts';

export const listAddressAudits: Handler<'listAddressAudits'> = async (tx, actor, input) => {
  const { state, memberId, country, fromDay, toDay, ...asked } = input;
  const made = requestedPeriod({ fromDay, toDay }, actor.shop);
  const { rows, page } = await listAudits(tx, { state, memberId, country, made }, asked);
  return { list: rows.map((row) => auditViewOf(row, actor.lang)), ...page };
};
