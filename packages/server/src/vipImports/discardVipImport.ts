import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { lockImport, removeImport } from './store.ts';

export const discardVipImport: Handler<'discardVipImport'> = async (tx, actor, { id }) => {
  const of = await lockImport(tx, actor.memberId, id);
  if (of === undefined) return refuse('row.notFound');
  if (of.state !== 'preview') return refuse('vipImport.notOpen');
  await removeImport(tx, of);
  return { done: true };
};
