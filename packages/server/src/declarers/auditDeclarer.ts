import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { lockReviewed } from '../platform/reviewWaits.ts';
import { auditedDeclarers } from './audit.store.ts';
import { declarerExists } from './store.ts';
import { declarerWaits, recordDeclarerWait } from './waits.store.ts';

export const auditDeclarer: Handler<'auditDeclarer'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  await lockReviewed(tx, declarerWaits, id);
  const decided = await decide(tx, actor, auditedDeclarers, { ...why, event });
  if (decided) {
    if (decided.memberId !== null) await recordDeclarerWait(tx, actor, decided.memberId, event);
    return { done: true };
  }
  return (await declarerExists(tx, id)) ? refuse('declarer.notPending') : refuse('row.notFound');
};
