import type { Handler } from '../platform/handler.ts';
import { endSession } from '../platform/sessions.ts';

export const logoutStaff: Handler<'logoutStaff'> = async (tx, actor) => {
  await endSession(tx, actor.sessionId);
  return { done: true };
};
