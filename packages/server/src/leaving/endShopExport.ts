import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endExport, findOwnExport } from './exports.store.ts';

export const endShopExport: Handler<'endShopExport'> = async (tx, actor, { id }) => {
  if (!(await findOwnExport(tx, null, id))) return refuse('row.notFound');
  return (await endExport(tx, id, actor.staffId)) ? { done: true } : refuse('export.over');
};
