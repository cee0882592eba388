import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listAudits } from './store.ts';
import { auditViewOf } from './view.ts';

export const listIdentityAudits: Handler<'listIdentityAudits'> = async (tx, actor, input, services) => {
  const page = await listAudits(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const signing = { lang: actor.lang, secret: services.config.APP_SECRET, now: tx.now };
  return { ...page, list: page.list.map((row) => auditViewOf(row, signing)) };
};
