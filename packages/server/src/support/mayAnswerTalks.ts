import { may, type Role } from '@crossdock/domain/staff/roles.ts';

/** Whether this member of staff may answer customers, and can thus be assigned a conversation. */
export const mayAnswerTalks = ({ roles }: { readonly roles: readonly Role[] }): boolean =>
  may(roles, 'talk.write');
