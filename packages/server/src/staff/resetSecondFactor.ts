import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteSecondFactor } from './secondFactor.store.ts';
import { endStaffSessions } from './store.ts';

export const resetSecondFactor: Handler<'resetSecondFactor'> = async (tx, _actor, input) => {
  if (!(await deleteSecondFactor(tx, input.staffId))) return refuse('staff.secondFactorOff');
  await endStaffSessions(tx, input.staffId, 'elsewhere');
  return { done: true };
};
