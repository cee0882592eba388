import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import type { MessengerSettingsInput } from '@crossdock/contract/messengers/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { type Encryption, encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { dropShopSecret, hasShopSecret, keepShopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, hostsOf } from '../platform/shopSettings.ts';
import { secretNameOf } from './channels.ts';
import { issuerOf } from './line.ts';
import { mayBeAsked, type Reach, reachOf } from './outward.ts';
import { messengerSettingsOf } from './settingsView.ts';

export const saveMessengerSettings: Handler<'saveMessengerSettings'> = async (
  tx,
  actor,
  input,
  { config },
) => {
  const wrong = wrongAddress(input, reachOf(actor, config));
  if (wrong) return refuse('messenger.addressInvalid', {}, wrong);
  const encryption = encryptionWith(config.APP_SECRET);
  if (!(await keepOrReplaceSecret(tx, encryption, 'line', input.line)))
    return refuse('messenger.secretNeeded', {}, 'line.secret');
  if (!(await keepOrReplaceSecret(tx, encryption, 'wechat', input.wechat)))
    return refuse('messenger.secretNeeded', {}, 'wechat.secret');
  const settings = {
    registerBind: input.registerBind,
    line: input.line && { issuer: issuerOf(input.line.issuer), clientId: input.line.clientId },
    wechat: input.wechat && {
      appId: input.wechat.appId,
      authorizeUrl: input.wechat.authorizeUrl,
      apiUrl: input.wechat.apiUrl,
      verification: input.wechat.verification,
    },
  };
  await changeSettings(tx, settings);
  const kept = { line: input.line !== null, wechat: input.wechat !== null };
  return messengerSettingsOf(settings, kept, await hostsOf(tx));
};

function wrongAddress({ line, wechat }: MessengerSettingsInput, reach: Reach): string | undefined {
  if (line && !mayBeAsked(line.issuer, reach)) return 'line.issuer';
  if (wechat && !mayBeAsked(wechat.authorizeUrl, reach)) return 'wechat.authorizeUrl';
  if (wechat && !mayBeAsked(wechat.apiUrl, reach)) return 'wechat.apiUrl';
  return undefined;
}

/** Stores a new secret, keeps the one there is, or drops that of a closed channel; false where an open one has none. */
async function keepOrReplaceSecret(
  tx: Tx,
  encryption: Encryption,
  provider: Messenger,
  channel: { readonly secret?: string | undefined } | null,
): Promise<boolean> {
  const name = secretNameOf(provider);
  if (channel !== null && channel.secret === undefined) return hasShopSecret(tx, name);
  if (channel?.secret === undefined) await dropShopSecret(tx, name);
  else await keepShopSecret(tx, encryption, name, channel.secret);
  return true;
}
