import type { PasskeyAssertion } from '@crossdock/contract/passkeys/calls.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { consumeAnsweredChallenge, hostOfOrigin } from './challenges.ts';
import { findPasskey } from './passkeys.store.ts';
import { verifyAssertion } from './verify.ts';

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/**
 * Step 1: uses up the challenge and finds the passkey. With a `memberId` the member re-authenticates, so the passkey
 * must be the member's own.
 */
export async function findSignedPasskey(
  tx: Tx,
  actor: Actor,
  input: PasskeyAssertion,
  memberId: string | null,
) {
  const purpose = memberId === null ? 'login' : 'prove';
  const challenge = await consumeAnsweredChallenge(tx, input.clientData, purpose, memberId);
  if (isRefusal(challenge)) return challenge;
  const passkey = await findPasskey(tx, input.credentialId, hostOfOrigin(actor));
  if (!passkey || (memberId !== null && passkey.memberId !== memberId)) return refuse('passkey.unknown');
  return { challenge, passkey };
}

/** Step 2: checks the signature. Answers the passkey's new use count, which the caller records. */
export async function checkAssertion(
  noTransaction: NoTransaction,
  { origin }: Pick<Actor, 'origin'>,
  input: PasskeyAssertion,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: Passkey },
) {
  const use = await verifyAssertion(noTransaction, input, passkey, {
    ...{ challenge, origin },
    host: hostOfOrigin({ origin }),
  });
  return isRefusal(use) ? use : { ...use, id: passkey.id, memberId: passkey.memberId };
}
