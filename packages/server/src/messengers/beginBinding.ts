import { refuse } from '@crossdock/contract/refusals.ts';
import { bindingsOf } from '../members/messengerBindings.store.ts';
import { withPreparation } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { messengerChannel, messengerRedirect, storeExpectedAnswer } from './storeExpectedAnswer.ts';

/** The limit allows a member to go back and try again several times. */
const perMember: ThrottleLimit = { bucket: 'messenger-bind', max: 30, windowSeconds: 3_600 };

export const beginBinding = withPreparation<'beginBinding'>()({
  look: async (tx, actor, input, { config }) => {
    const wait = await enforceRateLimit(tx, perMember, actor.memberId);
    if (wait) return wait;
    const bound = await bindingsOf(tx, actor.memberId);
    if (bound.some((one) => one.provider === input.provider)) return refuse('messenger.alreadyBound');
    return messengerChannel(tx, actor, config, input.provider);
  },
  prepare: (noTransaction, actor, _input, _services, channel) =>
    messengerRedirect(noTransaction, actor, channel, 'bind'),
  handle: (tx, actor, input, _services, sent) =>
    storeExpectedAnswer(tx, input.provider, actor.memberId, sent),
});
