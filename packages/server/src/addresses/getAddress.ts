import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findAddress } from './store.ts';
import { addressViewOf } from './view.ts';

export const getAddress: Handler<'getAddress'> = async (tx, actor, input) => {
  const address = await findAddress(tx, actor.memberId, input.id);
  return address ? addressViewOf(address, actor.lang) : refuse('row.notFound');
};
