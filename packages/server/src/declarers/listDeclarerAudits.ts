import { freeUsesByCountry } from '../duties/dutyTablesInForce.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listAudits } from './audit.store.ts';
import { readerOf } from './reader.ts';
import { auditViewOf } from './view.ts';

export const listDeclarerAudits: Handler<'listDeclarerAudits'> = async (tx, actor, input, services) => {
  const page = await listAudits(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const reader = await readerOf(tx, actor, services, page.list, await freeUsesByCountry(tx, actor.shop));
  return { ...page, list: page.list.map((row) => auditViewOf(row, reader)) };
};
