import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { hashPassword } from '../platform/passwords.ts';
import { weakPasswordRefusal } from '../platform/weakPasswords.ts';
import { endStaffSessions, findStaff, updateStaff } from './store.ts';

export const resetStaffPassword = withPreparation<'resetStaffPassword'>()({
  look: async (tx, _actor, input) => (await findStaff(tx, input.staffId)) ?? refuse('row.notFound'),
  prepare: async (noTransaction, _actor, { password }, _services, staff) =>
    (await weakPasswordRefusal(password, [staff.login])) ?? hashPassword(noTransaction, password),
  handle: async (tx, _actor, input, _services, passwordHash) => {
    await updateStaff(tx, input.staffId, { passwordHash, passwordDue: true });
    await endStaffSessions(tx, input.staffId, 'password');
    return { done: true };
  },
});
