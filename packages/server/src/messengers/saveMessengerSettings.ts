import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import type { MessengerSettingsInput } from '@crossdock/contract/messengers/desk.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import { type Encryption, encryptionWith } from '../platform/encryption.ts';
import type { Handler } from '../platform/handler.ts';
import { isSameServer } from '../platform/outbound.ts';
import { deleteShopSecret, hasShopSecret, storeShopSecret } from '../platform/shopSecrets.ts';
import { changeSettings, currentSettings, shopHosts } from '../platform/shopSettings.ts';
import { secretNameOf } from './channels.ts';
import { normaliseIssuer } from './line.ts';
import { type AllowedAddresses, allowedAddresses, isAllowedAddress } from './outboundRequests.ts';
import { messengerSettingsOf } from './settingsView.ts';

export const saveMessengerSettings: Handler<'saveMessengerSettings'> = async (
  tx,
  actor,
  input,
  { config },
) => {
  const wrong = wrongAddress(input, allowedAddresses(actor, config));
  if (wrong) return refuse('messenger.addressInvalid', {}, wrong);
  const encryption = encryptionWith(config.APP_SECRET);
  const before = await currentSettings(tx);
  const isSameLine = input.line !== null && isSameServer(input.line.issuer, before.line?.issuer);
  const isSameWeChat = input.wechat !== null && isSameServer(input.wechat.apiUrl, before.wechat?.apiUrl);
  if (!(await keepOrReplaceSecret(tx, encryption, 'line', input.line, isSameLine)))
    return refuse('messenger.secretNeeded', {}, 'line.secret');
  if (!(await keepOrReplaceSecret(tx, encryption, 'wechat', input.wechat, isSameWeChat)))
    return refuse('messenger.secretNeeded', {}, 'wechat.secret');
  const settings = {
    registerBind: input.registerBind,
    line: input.line && { issuer: normaliseIssuer(input.line.issuer), clientId: input.line.clientId },
    wechat: input.wechat && {
      appId: input.wechat.appId,
      authorizeUrl: input.wechat.authorizeUrl,
      apiUrl: input.wechat.apiUrl,
      verification: input.wechat.verification,
    },
  };
  await changeSettings(tx, settings);
  const kept = { line: input.line !== null, wechat: input.wechat !== null };
  return messengerSettingsOf(settings, kept, await shopHosts(tx));
};

function wrongAddress({ line, wechat }: MessengerSettingsInput, reach: AllowedAddresses): string | undefined {
  if (line && !isAllowedAddress(line.issuer, reach)) return 'line.issuer';
  if (wechat && !isAllowedAddress(wechat.authorizeUrl, reach)) return 'wechat.authorizeUrl';
  if (wechat && !isAllowedAddress(wechat.apiUrl, reach)) return 'wechat.apiUrl';
  return undefined;
}

/**
 * Stores a new secret, keeps the current one, or deletes that of a closed channel. False if an open channel
 * has no secret for its server.
 */
async function keepOrReplaceSecret(
  tx: Tx,
  encryption: Encryption,
  provider: Messenger,
  channel: { readonly secret?: string | undefined } | null,
  isSame: boolean,
): Promise<boolean> {
  const name = secretNameOf(provider);
  if (channel !== null && channel.secret === undefined) return isSame && hasShopSecret(tx, name);
  if (channel?.secret === undefined) await deleteShopSecret(tx, name);
  else await storeShopSecret(tx, encryption, name, channel.secret);
  return true;
}
