import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteZone, lockZone } from './desk.store.ts';

export const removeZone: Handler<'removeZone'> = async (tx, _actor, { id }) => {
  if (!(await lockZone(tx, id))) return refuse('row.notFound');
  return (await deleteZone(tx, id)) ? { done: true } : refuse('pricing.zoneInUse');
};
