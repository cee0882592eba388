import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { hideAddress } from './store.ts';

export const deleteAddress: Handler<'deleteAddress'> = async (tx, actor, input) =>
  (await hideAddress(tx, actor.memberId, input.id)) ? { done: true } : refuse('row.notFound');
