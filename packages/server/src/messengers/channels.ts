import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/db.ts';
import { encryptionWith } from '../platform/encryption.ts';
import type { Actor } from '../platform/scope.ts';
import { shopSecret } from '../platform/shopSecrets.ts';
import type { LineChannel } from './line.ts';
import { allowedAddresses } from './outboundRequests.ts';
import type { WeChatChannel } from './wechat.ts';

/** The portal's page to which messengers return; visitors may open it. */
export const returnPath = '/white';
export const redirectUriOf = (actor: Actor): string => `${actor.origin}${returnPath}`;

/** The name under which the secret of the shop's channel is stored. */
export const secretNameOf = (provider: Messenger): string => `messenger.${provider}`;

const secretOf = (tx: Tx, config: Config, provider: Messenger) =>
  shopSecret(tx, encryptionWith(config.APP_SECRET), secretNameOf(provider));

export async function lineChannel(tx: Tx, actor: Actor, config: Config) {
  const { line } = actor.shop.settings;
  const secret = line && (await secretOf(tx, config, 'line'));
  if (!line || secret === undefined || secret === null) return refuse('messenger.notOffered');
  return { ...line, secret, reach: allowedAddresses(actor, config) } satisfies LineChannel;
}

export async function weChatChannel(tx: Tx, actor: Actor, config: Config) {
  const { wechat } = actor.shop.settings;
  const secret = wechat && (await secretOf(tx, config, 'wechat'));
  if (!wechat || secret === undefined || secret === null) return refuse('messenger.notOffered');
  return { ...wechat, secret, reach: allowedAddresses(actor, config) } satisfies WeChatChannel;
}
