import type { accessCalls } from '@crossdock/contract/access/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { endSession } from '../platform/sessions.ts';

export const logout: Handler<(typeof accessCalls)['logout']> = async (tx, actor) => {
  await endSession(tx, actor.sessionId);
  return { done: true };
};
