import { sessionsOf } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';

export const listSessions: Handler<'listSessions'> = async (tx, actor) => {
  const rows = await sessionsOf(tx, actor.memberId);
  return {
    list: rows.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      staffName: row.staffName,
      userAgent: row.userAgent,
      ip: row.ip,
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
    })),
  };
};
