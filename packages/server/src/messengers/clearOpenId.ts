import type { memberCalls } from '@crossdock/contract/members/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { unbind } from './bindings.store.ts';

export const clearOpenId: Handler<(typeof memberCalls)['clearOpenId']> = async (tx, actor) => {
  const unbound = await unbind(tx, actor, actor.memberId, 'wechat');
  return unbound ? { done: true } : refuse('messenger.unbindFailed');
};
