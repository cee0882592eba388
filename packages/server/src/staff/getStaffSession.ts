import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { countRecoveryCodes } from './secondFactor.store.ts';
import { findStaff } from './store.ts';
import { staffSessionOf } from './view.ts';

export const getStaffSession: Handler<'getStaffSession'> = async (tx, actor) => {
  const [staff, recoveryCodesLeft] = await Promise.all([
    findStaff(tx, actor.staffId),
    countRecoveryCodes(tx, actor.staffId),
  ]);
  if (!staff) return refuse('row.notFound');
  const { passwordDue, secondFactor } = actor;
  const factorDue = actor.shop.settings.staffSecondFactor && !secondFactor;
  const due = passwordDue ? 'password' : factorDue ? 'secondFactor' : null;
  return { ...staffSessionOf(staff), secondFactor, recoveryCodesLeft, due };
};
