import { refuse } from '@crossdock/contract/refusals.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { hideAddress } from './store.ts';

export const deleteAddress: Handler<'deleteAddress'> = async (tx, actor, { id }) => {
  const { memberId } = actor;
  await lockMember(tx, memberId);
  return (await hideAddress(tx, actor, { memberId, id })) ? { done: true } : refuse('row.notFound');
};
