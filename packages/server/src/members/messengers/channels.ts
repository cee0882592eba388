import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../../platform/db.ts';
import type { Actor } from '../../platform/scope.ts';
import { channelSecret } from './channelSecrets.store.ts';
import type { LineChannel } from './line.ts';
import type { WeChatChannel } from './wechat.ts';

/** The portal's page that takes up what a messenger sends back; visitors may open it. */
export const returnPath = '/white';
export const redirectUriOf = (actor: Actor): string => `${actor.origin}${returnPath}`;

export async function lineChannel(tx: Tx, actor: Actor) {
  const { line } = actor.shop.settings;
  const secret = line && (await channelSecret(tx, 'line'));
  if (!line || secret === undefined || secret === null) return refuse('messenger.notOffered');
  return { ...line, secret } satisfies LineChannel;
}

export async function weChatChannel(tx: Tx, actor: Actor) {
  const { wechat } = actor.shop.settings;
  const secret = wechat && (await channelSecret(tx, 'wechat'));
  if (!wechat || secret === undefined || secret === null) return refuse('messenger.notOffered');
  return { ...wechat, secret } satisfies WeChatChannel;
}
