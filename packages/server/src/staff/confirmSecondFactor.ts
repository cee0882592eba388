import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { findSecondFactor } from './secondFactor.store.ts';
import { consumeAuthenticatorCode, newRecoveryCodes } from './secondFactor.ts';

const perStaff: ThrottleLimit = { bucket: 'second-factor-confirm', max: 20, windowSeconds: 900 };

export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (tx, actor, input, services) => {
  const wait = await enforceRateLimit(tx, perStaff, actor.staffId);
  if (wait) return wait;
  const factor = await findSecondFactor(tx, actor.staffId);
  if (!factor) return refuse('staff.secondFactorOff');
  if (factor.confirmedAt) return refuse('staff.secondFactorOn');
  const whose = { staffId: actor.staffId, secret: services.config.APP_SECRET };
  if (!(await consumeAuthenticatorCode(tx, whose, input.code.replace(/\s/g, ''))))
    return refuse('staff.codeWrong', {}, 'code');
  return { recoveryCodes: await newRecoveryCodes(tx, whose) };
};
