import { refuse } from '@crossdock/contract/refusals.ts';
import type { staffCalls } from '@crossdock/contract/staff.ts';
import type { Handler } from '../platform/handler.ts';
import { findStaff } from './store.ts';
import { staffSessionOf } from './view.ts';

export const getStaffSession: Handler<(typeof staffCalls)['getStaffSession']> = async (tx, actor) => {
  const staff = await findStaff(tx, actor.staffId);
  return staff ? staffSessionOf(staff) : refuse('row.notFound');
};
