import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Guest, Member } from '../platform/scope.ts';
import { publicPartOfKey } from './keys.ts';
import { consumePendingLogin } from './logins.store.ts';

/**
 * Accepts a messenger's answer, once. The browser must hold the key that it got when the login or binding began. A
 * binding must also be completed by the member who began it.
 */
export async function acceptMessengerAnswer(
  tx: Tx,
  actor: Guest | Member,
  provider: Messenger,
  back: { readonly state: string; readonly browserKey: string },
) {
  if (publicPartOfKey(back.browserKey) !== back.state) return refuse('messenger.signInInvalid');
  const departure = await consumePendingLogin(tx, provider, back.state);
  if (!departure) return refuse('messenger.signInInvalid');
  const here = actor.kind === 'member' ? actor.memberId : null;
  if (departure.purpose === 'bind' && departure.memberId !== here) return refuse('messenger.signInInvalid');
  return {
    memberId: departure.memberId,
    nonce: departure.nonce,
    codeVerifier: departure.codeVerifier,
  };
}
