import type { shopDeskCalls } from '@crossdock/contract/shops/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { findShopRow, hostsOf } from '../platform/shopSettings.ts';
import { settingsViewOf } from './settingsView.ts';
import { shopInfoOf } from './shopPage.ts';

export const getShopSettings: Handler<(typeof shopDeskCalls)['getShopSettings']> = async (
  tx,
  actor,
  _input,
  services,
) => {
  const [row, hosts] = await Promise.all([findShopRow(tx), hostsOf(tx)]);
  const shop = { ...actor.shop, iconFileId: row.iconFileId };
  return {
    ...settingsViewOf(row),
    code: row.code,
    currency: row.currency,
    timeZone: row.timeZone,
    hosts: hosts.map((one) => one.host),
    icon: shopInfoOf(shop, services.config.APP_SECRET, tx.now).shop_ico,
  };
};
