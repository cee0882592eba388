import type { Messenger } from '@crossdock/contract/messengers.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../../platform/db.ts';
import type { Actor } from '../../platform/scope.ts';
import { lineChannel, redirectUriOf, weChatChannel } from './channels.ts';
import { newBrowserKey } from './keys.ts';
import { lineSignIn } from './line.ts';
import { insertDeparture } from './logins.store.ts';
import { askMessenger } from './outward.ts';
import { weChatSignInUrl } from './wechat.ts';

/** Sends a browser to a messenger: as a visitor to log in, or as a member to bind. */
export async function depart(tx: Tx, actor: Actor, provider: Messenger, memberId: string | null) {
  const { browserKey, shown } = newBrowserKey();
  const sent = await addressFor(tx, actor, provider, shown);
  if (isRefusal(sent)) return sent;
  const { url, nonce, codeVerifier } = sent;
  await insertDeparture(tx, { provider, shown, memberId, nonce, codeVerifier });
  return { url, state: shown, browserKey };
}

async function addressFor(tx: Tx, actor: Actor, provider: Messenger, state: string) {
  const redirectUri = redirectUriOf(actor);
  if (provider === 'line') {
    const channel = await lineChannel(tx, actor);
    if (isRefusal(channel)) return channel;
    const sent = await askMessenger(() => lineSignIn(channel, redirectUri, state));
    // Nobody has been asked anything yet that could be declined.
    return isRefusal(sent) && sent.refused === 'messenger.declined' ? refuse('messenger.unavailable') : sent;
  }
  const channel = await weChatChannel(tx, actor);
  if (isRefusal(channel)) return channel;
  return { url: weChatSignInUrl(channel, redirectUri, state), nonce: '', codeVerifier: '' };
}
