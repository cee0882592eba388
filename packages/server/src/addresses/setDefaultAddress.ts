import { refuse } from '@crossdock/contract/refusals.ts';
import { lockMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { markAddressAsDefault } from './store.ts';

export const setDefaultAddress: Handler<'setDefaultAddress'> = async (tx, actor, input) => {
  await lockMember(tx, actor.memberId);
  return (await markAddressAsDefault(tx, actor.memberId, input.id)) ? { done: true } : refuse('row.notFound');
};
