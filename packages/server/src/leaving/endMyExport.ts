import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endExport, findOwnExport } from './exports.store.ts';

export const endMyExport: Handler<'endMyExport'> = async (tx, actor, { id }) => {
  if (!(await findOwnExport(tx, actor.memberId, id))) return refuse('row.notFound');
  return (await endExport(tx, id, null)) ? { done: true } : refuse('export.over');
};
