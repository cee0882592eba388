import { refuse } from '@crossdock/contract/refusals.ts';
import { passkeyLimits } from '@crossdock/domain/passkeys/limits.ts';
import { findMember } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { hostOfOrigin, newChallenge } from './challenges.ts';
import { passkeysOf } from './passkeys.store.ts';
import { algorithms, passkeyUserHandle } from './verify.ts';

const perMember: ThrottleLimit = { bucket: 'passkey-add', max: 30, windowSeconds: 3_600 };

export const beginPasskey: Handler<'beginPasskey'> = async (tx, actor) => {
  const wait = await enforceRateLimit(tx, perMember, actor.memberId);
  if (wait) return wait;
  const member = await findMember(tx, actor.memberId);
  if (!member) return refuse('row.notFound');
  const { most } = passkeyLimits;
  const passkeys = await passkeysOf(tx, actor.memberId);
  if (passkeys.length >= most) return refuse('passkey.tooMany', { most });
  return {
    ...(await newChallenge(tx, actor, 'add', actor.memberId)),
    rpName: actor.shop.name,
    userId: passkeyUserHandle(actor.memberId),
    userName: member.account,
    displayName: member.name || member.account,
    algorithms,
    existing: passkeys
      .filter(({ host }) => host === hostOfOrigin(actor))
      .map(({ credentialId, transports }) => ({ credentialId, transports })),
  };
};
