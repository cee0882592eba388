import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { findOpenInvitation } from './invitations.store.ts';

const perAddress: ThrottleLimit = { bucket: 'invitation-ip', max: 100, windowSeconds: 3_600 };

export const getMemberInvitation: Handler<'getMemberInvitation'> = async (tx, actor, { ticket }) => {
  const wait = await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip));
  if (wait) return wait;
  const found = await findOpenInvitation(tx, ticket);
  if (!found) return refuse('invitation.ended');
  const { name, areaCode, phone, email, expiresAt } = found;
  return { name, phone: `+${areaCode} ${phone}`, email, expiresAt };
};
