import type { Role } from '@crossdock/domain/staff/roles.ts';

export function staffSessionOf(staff: { id: string; name: string; login: string; roles: string[] }) {
  return { staffId: staff.id, name: staff.name, login: staff.login, roles: staff.roles as Role[] };
}
