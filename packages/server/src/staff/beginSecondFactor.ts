import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { storeNewSecret } from './secondFactor.store.ts';
import { newSecondFactor } from './secondFactor.ts';
import { findStaff } from './store.ts';

export const beginSecondFactor: Handler<'beginSecondFactor'> = async (tx, actor, _input, services) => {
  const staff = await findStaff(tx, actor.staffId);
  if (!staff) return refuse('row.notFound');
  const whose = { staffId: staff.id, secret: services.config.APP_SECRET };
  const drawn = await newSecondFactor(tx, whose, { shop: actor.shop.name, login: staff.login });
  if (!(await storeNewSecret(tx, staff.id, drawn.sealed))) return refuse('staff.secondFactorOn');
  return { secret: drawn.text, address: drawn.address };
};
