import { sessionsOf } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { agreementsOf } from './agreement.ts';
import { codeChannelsOf } from './codeChannels.ts';
import { listInvitations } from './invitations.store.ts';

export const getCodeWays: Handler<'getCodeWays'> = (tx, { shop }, _input, services) =>
  codeChannelsOf(tx, shop, services);

export const getRegistrationAgreement: Handler<'getRegistrationAgreement'> = (tx, actor) =>
  agreementsOf(tx, actor.shop.name, actor.lang);

export const listMemberInvitations: Handler<'listMemberInvitations'> = async (tx, _actor, paging) => {
  const page = await listInvitations(tx, paging);
  return {
    ...page,
    list: page.list.map(
      ({ id, name, areaCode, phone, email, memberId, staffName, createdAt, expiresAt }) => ({
        ...{ id, name, areaCode, phone, email, memberId, createdAt, expiresAt },
        state: memberId === null ? (expiresAt > tx.now ? 'open' : 'ended') : 'used',
        invitedBy: staffName,
      }),
    ),
  };
};

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
