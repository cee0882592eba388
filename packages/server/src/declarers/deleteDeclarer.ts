import { refuse } from '@crossdock/contract/refusals.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { recordDeclarerWait } from './reviewWaits.store.ts';
import { hideDeclarer } from './store.ts';

export const deleteDeclarer: Handler<'deleteDeclarer'> = async (tx, actor, { id }) => {
  const { memberId } = actor;
  await lockMember(tx, memberId);
  if (!(await hideDeclarer(tx, memberId, id))) return refuse('row.notFound');
  await recordDeclarerWait(tx, actor, memberId);
  return { done: true };
};
