import type { Handler } from '../platform/handler.ts';
import { endSession } from '../platform/sessions.ts';

export const logout: Handler<'logout'> = async (tx, actor) => {
  await endSession(tx, actor.sessionId);
  return { done: true };
};
