import type { addressCalls } from '@crossdock/contract/addresses.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { lockMemberAddresses, makeDefault } from './store.ts';

export const setDefaultAddress: Handler<(typeof addressCalls)['setDefaultAddress']> = async (
  tx,
  actor,
  input,
) => {
  await lockMemberAddresses(tx, actor.memberId);
  return (await makeDefault(tx, actor.memberId, input.id)) ? { done: true } : refuse('row.notFound');
};
