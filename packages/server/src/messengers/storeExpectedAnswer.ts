import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { lineChannel, redirectUriOf, weChatChannel } from './channels.ts';
import { newBrowserKey } from './keys.ts';
import { lineLoginRequest } from './line.ts';
import { insertPendingLogin } from './logins.store.ts';
import { callMessenger } from './outboundRequests.ts';
import { weChatSignInUrl } from './wechat.ts';

/** Step 1 of a messenger login or binding: the shop's channel, if it offers one. */
export const messengerChannel = (tx: Tx, actor: Actor, config: Config, provider: Messenger) =>
  provider === 'line' ? lineChannel(tx, actor, config) : weChatChannel(tx, actor, config);

type Channel = Exclude<Awaited<ReturnType<typeof messengerChannel>>, Refusal>;

/**
 * Step 2 of a messenger login or binding: the page that the browser is sent to, and the values that the messenger's
 * answer must match. This may contact the messenger.
 */
export async function messengerRedirect(
  noTransaction: NoTransaction,
  actor: Actor,
  channel: Channel,
  purpose: 'login' | 'bind',
) {
  const { browserKey, shown } = newBrowserKey();
  const redirectUri = redirectUriOf(actor);
  if (!('issuer' in channel)) {
    const url = weChatSignInUrl(channel, redirectUri, shown);
    return { browserKey, shown, url, nonce: '', codeVerifier: '' };
  }
  const sent = await callMessenger(noTransaction, () =>
    lineLoginRequest(channel, redirectUri, shown, purpose),
  );
  if (!isRefusal(sent)) return { browserKey, shown, ...sent };
  // The person has not been asked for consent yet, so this cannot be a refused consent.
  return sent.refused === 'messenger.declined' ? refuse('messenger.unavailable') : sent;
}

/** Step 3 of a messenger login or binding: stores the expected answer, for a visitor's login or a member's binding. */
export async function storeExpectedAnswer(
  tx: Tx,
  provider: Messenger,
  memberId: string | null,
  sent: Exclude<Awaited<ReturnType<typeof messengerRedirect>>, Refusal>,
) {
  const { browserKey, shown, url, nonce, codeVerifier } = sent;
  await insertPendingLogin(tx, { provider, shown, memberId, nonce, codeVerifier });
  return { url, state: shown, browserKey };
}
