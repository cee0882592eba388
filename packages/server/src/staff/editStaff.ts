import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endStaffSessions, findStaff, lockOwners, updateStaff } from './store.ts';

/** The last active owner stays one: a shop without an owner could never be set up again. */
export const editStaff: Handler<'editStaff'> = async (tx, _actor, input) => {
  const owners = await lockOwners(tx);
  const before = await findStaff(tx, input.staffId);
  if (!before) return refuse('row.notFound');
  const staysOwner = input.status === 'active' && input.roles.includes('owner');
  const isOwner = owners.some(({ id }) => id === input.staffId);
  if (isOwner && !staysOwner && owners.length === 1) return refuse('staff.lastOwner', {}, 'roles');
  const { name, roles, status, phone, messenger } = input;
  await updateStaff(tx, input.staffId, { name, roles: [...new Set(roles)], status, phone, messenger });
  if (status === 'disabled') await endStaffSessions(tx, input.staffId, 'disabled');
  return { done: true };
};
