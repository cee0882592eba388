import { refuse } from '@crossdock/contract/refusals.ts';
import { maskedName } from '@crossdock/domain/promotion/rules.ts';
import { findMemberBySimpleCode } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { type Limit, rateLimit } from '../platform/throttle.ts';

/** Codes are short, so trying many is limited. */
const perAddress: Limit = { bucket: 'invitation-ip', max: 120, windowSeconds: 3_600 };

export const getInvitation: Handler<'getInvitation'> = async (tx, actor, input) => {
  const wait = await rateLimit(tx, perAddress, throttleKeyOfIp(actor.ip));
  if (wait) return wait;
  const referrer = await findMemberBySimpleCode(tx, input.code.toUpperCase());
  if (referrer === undefined) return refuse('member.inviteInvalid', {}, 'code');
  return { name: maskedName(referrer.name) };
};
