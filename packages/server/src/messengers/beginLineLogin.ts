import { prepared } from '../platform/handler.ts';
import { networkOf } from '../platform/networks.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';
import { channelOf, depart, messengerRedirect } from './depart.ts';

/** Allows for an office whose people log in from one address in the morning. */
const perAddress: Limit = { bucket: 'messenger-begin', max: 120, windowSeconds: 3_600 };

export const beginLineLogin = prepared<'beginLineLogin'>()({
  look: async (tx, actor, _input, { config }) =>
    (await rateLimit(tx, perAddress, networkOf(actor.ip))) ?? channelOf(tx, actor, config, 'line'),
  prepare: (noTransaction, actor, _input, _services, channel) =>
    messengerRedirect(noTransaction, actor, channel, 'login'),
  handle: (tx, _actor, _input, _services, sent) => depart(tx, 'line', null, sent),
});
