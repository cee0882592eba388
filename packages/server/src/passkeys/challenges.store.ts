import { passkeyLimits } from '@crossdock/domain/passkeys/limits.ts';
import type { Tx } from '../platform/db.ts';
import { deleteSomeExpired } from '../platform/expired.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { deleteFromShop, insertRow } from '../platform/rows.ts';

export type Purpose = 'login' | 'add' | 'prove';

/**
 * Creates a challenge of 256 bits and deletes old ones. Only its hash is stored, so the challenge is returned only
 * this once.
 */
export async function insertChallenge(tx: Tx, purpose: Purpose, memberId: string | null): Promise<string> {
  await deleteSomeExpired(tx, 'passkeyChallenges', 'challengeHash');
  const challenge = newToken();
  const expiresAt = tx.later(passkeyLimits.challengeMinutes * 60_000);
  await insertRow(tx, 'passkeyChallenges', {
    challengeHash: tokenHash(challenge),
    purpose,
    memberId,
    expiresAt,
  });
  return challenge;
}

/**
 * Removes the challenge even if the call fails, so that it is answered only once. False if it is unknown,
 * expired or answered, or was created for another purpose.
 */
export async function consumeChallenge(
  tx: Tx,
  challenge: string,
  purpose: Purpose,
  memberId: string | null,
): Promise<boolean> {
  const taken = await tx.inOwnTransaction((side) =>
    side.maybe(
      deleteFromShop(side, 'passkeyChallenges', { challengeHash: tokenHash(challenge), purpose })
        .where('memberId', 'is not distinct from', memberId)
        .where('expiresAt', '>', side.now)
        .returning('purpose'),
    ),
  );
  return taken !== undefined;
}
