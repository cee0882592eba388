import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import { prepared } from '../platform/handler.ts';
import { hashPassword } from '../platform/passwords.ts';
import { endStaffSessions, updateStaff } from './store.ts';

export const resetStaffPassword = prepared<(typeof staffCalls)['resetStaffPassword']>()({
  prepare: (outside, _actor, input) => hashPassword(outside, input.password),
  handle: async (tx, _actor, input, _services, password_hash) => {
    if (!(await updateStaff(tx, input.staffId, { password_hash }))) return refuse('row.notFound');
    await endStaffSessions(tx, input.staffId);
    return { done: true };
  },
});
