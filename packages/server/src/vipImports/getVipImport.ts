import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findImport } from './store.ts';
import { importOf } from './view.ts';

export const getVipImport: Handler<'getVipImport'> = async (tx, actor, { id }) => {
  const found = await findImport(tx, actor.memberId, id);
  return found ? importOf(found) : refuse('row.notFound');
};
