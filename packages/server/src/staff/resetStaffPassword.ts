import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import type { Handler } from '../platform/handler.ts';
import { hashPassword } from '../platform/passwords.ts';
import { endStaffSessions, updateStaff } from './store.ts';

export const resetStaffPassword: Handler<(typeof staffCalls)['resetStaffPassword']> = async (
  tx,
  _actor,
  input,
) => {
  const password_hash = await hashPassword(input.password);
  if (!(await updateStaff(tx, input.staffId, { password_hash }))) return refuse('row.notFound');
  await endStaffSessions(tx, input.staffId);
  return { done: true };
};
