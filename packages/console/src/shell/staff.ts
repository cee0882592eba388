import { may, type Permission, type Role } from '@crossdock/domain/staff/roles.ts';
import { useCall } from './api.ts';

export interface CurrentStaff {
  readonly name: string;
  readonly login: string;
  readonly roles: readonly Role[];
  /** The step that the person must complete before anything else is allowed; null if there is none. */
  readonly due: 'password' | 'secondFactor' | null;
  /** Whether one of the roles has the permission. Until the session is known, nothing is allowed. */
  may(permission: Permission): boolean;
}

/** The logged-in person. Screens show only what `may` allows, and the server checks again. */
export function useStaff(): CurrentStaff {
  const { data } = useCall('getStaffSession', {}, { staleMs: 300_000 });
  const roles = data?.roles ?? [];
  return {
    name: data?.name ?? '',
    login: data?.login ?? '',
    roles,
    due: data?.due ?? null,
    may: (permission) => may(roles, permission),
  };
}
