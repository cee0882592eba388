import type { Handler } from '../platform/handler.ts';
import { listInvitations } from './invitations.store.ts';

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
