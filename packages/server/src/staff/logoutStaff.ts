import type { staffCalls } from '@crossdock/contract/staff/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { endSession } from '../platform/sessions.ts';

export const logoutStaff: Handler<(typeof staffCalls)['logoutStaff']> = async (tx, actor) => {
  await endSession(tx, actor.sessionId);
  return { done: true };
};
