import { refuse } from '@crossdock/contract/refusals.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { makeDefault } from './store.ts';

export const setDefaultAddress: Handler<'setDefaultAddress'> = async (tx, actor, input) => {
  await lockMember(tx, actor.memberId);
  return (await makeDefault(tx, actor.memberId, input.id)) ? { done: true } : refuse('row.notFound');
};
