import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { newRecoveryCodes } from './secondFactor.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (tx, actor, _input, services) => {
  if (!actor.secondFactor) return refuse('staff.secondFactorOff');
  const whose = { staffId: actor.staffId, secret: services.config.APP_SECRET };
  return { recoveryCodes: await newRecoveryCodes(tx, whose) };
};
