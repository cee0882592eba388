import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { unbindAccount } from './unbinding.ts';

export const clearOpenId: Handler<'clearOpenId'> = async (tx, actor, _input, services) => {
  const unbound = await unbindAccount(tx, actor, services, actor.memberId, 'wechat');
  return unbound ? { done: true } : refuse('messenger.unbindFailed');
};
