import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { unbindAccount } from './unbinding.ts';

export const clearLineId: Handler<'clearLineId'> = async (tx, actor, _input, services) => {
  const unbound = await unbindAccount(tx, actor, services, actor.memberId, 'line');
  return unbound ? { done: true } : refuse('messenger.unbindFailed');
};
