import type { memberCalls } from '@crossdock/contract/members/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { endSession } from '../platform/sessions.ts';

export const logout: Handler<(typeof memberCalls)['logout']> = async (tx, actor) => {
  await endSession(tx, actor.sessionId);
  return { done: true };
};
