import type { Handler } from '../platform/handler.ts';
import { lastDoctorRun } from '../platform/installation.store.ts';
import { findShopRow, shopHosts } from '../platform/shopSettings.ts';
import { settingsViewOf } from './settingsView.ts';
import { shopInfoOf } from './shopPage.ts';

export const getShopSettings: Handler<'getShopSettings'> = async (tx, actor, _input, services) => {
  const [row, hosts, lastExam] = await Promise.all([findShopRow(tx), shopHosts(tx), lastDoctorRun(tx)]);
  const shop = { ...actor.shop, iconFileId: row.iconFileId };
  return {
    ...settingsViewOf(row),
    code: row.code,
    currency: row.currency,
    timeZone: row.timeZone,
    hosts: hosts.map((one) => one.host),
    lastExam,
    icon: shopInfoOf(shop, services.config.APP_SECRET, tx.now).shop_ico,
  };
};
