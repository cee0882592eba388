import type { memberCalls } from '@crossdock/contract/members.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { type Limit, spend } from '../../platform/throttle.ts';
import { passwordProblem } from '../ownPassword.ts';
import { bindingsOf } from './bindings.store.ts';
import { depart } from './depart.ts';

/** For somebody who turns back and tries again. */
const perMember: Limit = { bucket: 'messenger-bind', max: 30, windowSeconds: 3_600 };

export const beginBinding: Handler<(typeof memberCalls)['beginBinding']> = async (tx, actor, input) => {
  const wait = await spend(tx, perMember, actor.memberId);
  if (wait) return wait;
  const bound = await bindingsOf(tx, actor.memberId);
  if (bound.some((one) => one.provider === input.provider)) return refuse('messenger.alreadyBound');
  const problem = await passwordProblem(tx, actor, input.password);
  if (problem) return problem;
  return depart(tx, actor, input.provider, actor.memberId);
};
