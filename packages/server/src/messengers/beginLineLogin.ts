import { withPreparation } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { messengerChannel, messengerRedirect, storeExpectedAnswer } from './storeExpectedAnswer.ts';

/** The limit is sufficient for an office whose people log in from one address in the morning. */
const perAddress: ThrottleLimit = { bucket: 'messenger-begin', max: 120, windowSeconds: 3_600 };

export const beginLineLogin = withPreparation<'beginLineLogin'>()({
  look: async (tx, actor, _input, { config }) =>
    (await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip))) ??
    messengerChannel(tx, actor, config, 'line'),
  prepare: (noTransaction, actor, _input, _services, channel) =>
    messengerRedirect(noTransaction, actor, channel, 'login'),
  handle: (tx, _actor, _input, _services, sent) => storeExpectedAnswer(tx, 'line', null, sent),
});
