import { refuse } from '@crossdock/contract/refusals.ts';
import { passkeyLimits } from '@crossdock/domain/passkeys/limits.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { consumeChallenge, insertChallenge, type Purpose } from './challenges.store.ts';

/** The host that passkeys of this request belong to, which is one of the shop's own. */
export const hostOfOrigin = ({ origin }: Pick<Actor, 'origin'>): string => new URL(origin).hostname;

/** A new challenge for a visitor (null) or a member. */
export async function newChallenge(tx: Tx, actor: Actor, purpose: Purpose, memberId: string | null) {
  return {
    challenge: await insertChallenge(tx, purpose, memberId),
    rpId: hostOfOrigin(actor),
    seconds: passkeyLimits.challengeMinutes * 60,
  };
}

/** Uses up the challenge that the answer names, whether or not the answer is valid. */
export async function consumeAnsweredChallenge(
  tx: Tx,
  clientData: string,
  purpose: Purpose,
  memberId: string | null,
) {
  const challenge = challengeIn(clientData);
  if (challenge === undefined) return refuse('passkey.invalid');
  return (await consumeChallenge(tx, challenge, purpose, memberId)) ? challenge : refuse('passkey.expired');
}

/**
 * The challenge in the client data. Undefined if the text is not JSON, or was signed in a frame of another
 * site.
 */
function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    if (!isRecord(said) || said.crossOrigin === true) return undefined;
    return typeof said.challenge === 'string' ? said.challenge : undefined;
  } catch {
    return undefined;
  }
}
