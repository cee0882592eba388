import type { memberCalls } from '@crossdock/contract/members.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { prepared } from '../../platform/handler.ts';
import { type Limit, spend } from '../../platform/throttle.ts';
import { comparePassword, passwordAskedOf, proofProblem } from '../ownPassword.ts';
import { bindingsOf } from './bindings.store.ts';
import { channelOf, depart, departure } from './depart.ts';

/** For somebody who turns back and tries again. */
const perMember: Limit = { bucket: 'messenger-bind', max: 30, windowSeconds: 3_600 };

export const beginBinding = prepared<(typeof memberCalls)['beginBinding']>()({
  look: async (tx, actor, input) => {
    const wait = await spend(tx, perMember, actor.memberId);
    if (wait) return wait;
    const bound = await bindingsOf(tx, actor.memberId);
    if (bound.some((one) => one.provider === input.provider)) return refuse('messenger.alreadyBound');
    const asked = await passwordAskedOf(tx, actor, input.password);
    if (isRefusal(asked)) return asked;
    const channel = await channelOf(tx, actor, input.provider);
    return isRefusal(channel) ? channel : { asked, channel };
  },
  prepare: async (outside, actor, input, _services, { asked, channel }) => {
    const proof =
      asked.hash === undefined
        ? asked
        : await comparePassword(outside, asked, input.password ?? '', 'password');
    if (isRefusal(proof)) return proof;
    const sent = await departure(outside, actor, channel);
    return isRefusal(sent) ? sent : { proof, sent };
  },
  handle: async (tx, actor, input, _services, { proof, sent }) =>
    (await proofProblem(tx, actor, proof, 'password')) ?? depart(tx, input.provider, actor.memberId, sent),
});
