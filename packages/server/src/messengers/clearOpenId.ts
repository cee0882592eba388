import type { messengerCalls } from '@crossdock/contract/messengers/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { unbind } from './bindings.store.ts';

export const clearOpenId: Handler<(typeof messengerCalls)['clearOpenId']> = async (tx, actor) => {
  const unbound = await unbind(tx, actor, actor.memberId, 'wechat');
  return unbound ? { done: true } : refuse('messenger.unbindFailed');
};
