import type { memberCalls } from '@crossdock/contract/members.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import type { Handler } from '../../platform/handler.ts';
import { findShopRow, hostsOf } from '../../shops/settings.store.ts';
import { channelSecret } from './channelSecrets.store.ts';
import { messengerSettingsOf } from './settingsView.ts';

export const getMessengerSettings: Handler<(typeof memberCalls)['getMessengerSettings']> = async (tx) => {
  const [row, hosts, line, wechat] = await Promise.all([
    findShopRow(tx),
    hostsOf(tx),
    channelSecret(tx, 'line'),
    channelSecret(tx, 'wechat'),
  ]);
  const kept = { line: line !== undefined, wechat: wechat !== undefined };
  return messengerSettingsOf(settingsOf(row.settings as Partial<ShopSettings>, row.currency), kept, hosts);
};
