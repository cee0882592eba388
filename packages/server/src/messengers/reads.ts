import { settingsOf } from '@crossdock/domain/shops/settings.ts';
import { bindingsOf } from '../members/messengerBindings.store.ts';
import { addFriendUrl } from '../messages/linePush.ts';
import type { Handler } from '../platform/handler.ts';
import { hasShopSecret } from '../platform/shopSecrets.ts';
import { findShopRow, shopHosts } from '../platform/shopSettings.ts';
import { secretNameOf } from './channels.ts';
import { messengerSettingsOf } from './settingsView.ts';

export const getBindings: Handler<'getBindings'> = async (tx, actor) => {
  const bindings = await bindingsOf(tx, actor.memberId);
  return {
    addFriendUrl: addFriendUrl(actor.shop.settings),
    list: bindings.map(({ provider, displayName, createdAt, friend }) => ({
      provider,
      name: displayName,
      boundAt: createdAt,
      friend,
    })),
  };
};

export const getMessengerSettings: Handler<'getMessengerSettings'> = async (tx) => {
  const [row, hosts, line, wechat] = await Promise.all([
    findShopRow(tx),
    shopHosts(tx),
    hasShopSecret(tx, secretNameOf('line')),
    hasShopSecret(tx, secretNameOf('wechat')),
  ]);
  return messengerSettingsOf(settingsOf(row.settings, row.currency), { line, wechat }, hosts);
};
