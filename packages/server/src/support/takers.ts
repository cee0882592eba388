import { may, type Role } from '@crossdock/domain/staff/roles.ts';

/** Who answers customers, and so can be handed a talk. */
export const mayTakeTalks = ({ roles }: { readonly roles: readonly Role[] }): boolean =>
  may(roles, 'talk.write');
