import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { hostOfOrigin, newChallenge } from './challenges.ts';
import { passkeysOf } from './passkeys.store.ts';

const perMember: ThrottleLimit = { bucket: 'passkey-prove', max: 60, windowSeconds: 3_600 };

export const beginPasskeyProof: Handler<'beginPasskeyProof'> = async (tx, actor) => {
  const wait = await enforceRateLimit(tx, perMember, actor.memberId);
  if (wait) return wait;
  const here = (await passkeysOf(tx, actor.memberId)).filter(({ host }) => host === hostOfOrigin(actor));
  if (here.length === 0) return refuse('passkey.unknown');
  return {
    ...(await newChallenge(tx, actor, 'prove', actor.memberId)),
    credentialIds: here.map(({ credentialId }) => credentialId),
  };
};
