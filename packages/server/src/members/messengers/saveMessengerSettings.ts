import type { memberCalls } from '@crossdock/contract/members.ts';
import type { Messenger } from '@crossdock/contract/messengers.ts';
import type { MessengerSettingsInput } from '@crossdock/contract/messengersDesk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../../platform/db.ts';
import type { Handler } from '../../platform/handler.ts';
import { changeSettings, hostsOf } from '../../shops/settings.store.ts';
import { channelSecret, dropChannelSecret, keepChannelSecret } from './channelSecrets.store.ts';
import { mayBeAsked } from './outward.ts';
import { messengerSettingsOf } from './settingsView.ts';

export const saveMessengerSettings: Handler<(typeof memberCalls)['saveMessengerSettings']> = async (
  tx,
  actor,
  input,
) => {
  const wrong = wrongAddress(input, actor.shop.demo);
  if (wrong) return refuse('messenger.addressInvalid', {}, wrong);
  if (!(await settleSecret(tx, 'line', input.line)))
    return refuse('messenger.secretNeeded', {}, 'line.secret');
  if (!(await settleSecret(tx, 'wechat', input.wechat)))
    return refuse('messenger.secretNeeded', {}, 'wechat.secret');
  const settings = {
    registerBind: input.registerBind,
    line: input.line && { issuer: input.line.issuer, clientId: input.line.clientId },
    wechat: input.wechat && {
      appId: input.wechat.appId,
      authorizeUrl: input.wechat.authorizeUrl,
      apiUrl: input.wechat.apiUrl,
    },
  };
  await changeSettings(tx, settings);
  const kept = { line: input.line !== null, wechat: input.wechat !== null };
  return messengerSettingsOf(settings, kept, await hostsOf(tx));
};

function wrongAddress({ line, wechat }: MessengerSettingsInput, demo: boolean): string | undefined {
  if (line && !mayBeAsked(line.issuer, demo)) return 'line.issuer';
  if (wechat && !mayBeAsked(wechat.authorizeUrl, demo)) return 'wechat.authorizeUrl';
  if (wechat && !mayBeAsked(wechat.apiUrl, demo)) return 'wechat.apiUrl';
  return undefined;
}

/** Stores a new secret, keeps the one there is, or drops that of a closed channel; false where an open one has none. */
async function settleSecret(
  tx: Tx,
  provider: Messenger,
  channel: { readonly secret?: string | undefined } | null,
): Promise<boolean> {
  if (channel === null) {
    await dropChannelSecret(tx, provider);
    return true;
  }
  if (channel.secret === undefined) return (await channelSecret(tx, provider)) !== undefined;
  await keepChannelSecret(tx, provider, channel.secret);
  return true;
}
