import type { Tx } from '../platform/db.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import { currentSettings } from '../platform/shopSettings.ts';

/** The channels by which the shop can send codes. In demo shops every code can be read in the console. */
export async function codeChannelsOf(tx: Tx, shop: Shop, { config }: Pick<Services, 'config'>) {
  const settings = await currentSettings(tx);
  return {
    phone: shop.demo || settings.sms !== null,
    email: shop.demo || isMailOffered(config, settings),
  };
}
