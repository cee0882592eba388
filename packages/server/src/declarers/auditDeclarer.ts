import { refuse } from '@crossdock/contract/refusals.ts';
import { decide } from '../platform/audits.ts';
import type { Handler } from '../platform/handler.ts';
import { auditedDeclarers } from './audit.store.ts';
import { declarerExists } from './store.ts';

export const auditDeclarer: Handler<'auditDeclarer'> = async (tx, actor, input) => {
  const { decision: event, ...why } = input;
  const { id } = why;
  if (await decide(tx, actor, auditedDeclarers, { ...why, event })) return { done: true };
  return (await declarerExists(tx, id)) ? refuse('declarer.notPending') : refuse('row.notFound');
};
