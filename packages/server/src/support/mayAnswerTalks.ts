import { may, type Role } from '@crossdock/domain/staff/roles.ts';

/** Staff who answer customers and can be assigned a conversation. */
export const mayAnswerTalks = ({ roles }: { readonly roles: readonly Role[] }): boolean =>
  may(roles, 'talk.write');
