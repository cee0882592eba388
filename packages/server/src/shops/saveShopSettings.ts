import { refuse } from '@crossdock/contract/refusals.ts';
import type { ShopSettingsInput } from '@crossdock/contract/shops/desk.ts';
import { type ShopSettings, settingsOf } from '@crossdock/domain/shops/settings.ts';
import { recordChanges } from '../platform/audit.ts';
import type { Handler } from '../platform/handler.ts';
import { lockShop } from '../platform/shopSettings.ts';
import { saveShop } from './settings.store.ts';

export const saveShopSettings: Handler<'saveShopSettings'> = async (tx, _actor, input) => {
  const { name, theme, defaultLang, support, ...rules } = input;
  if (input.rechargeMinMinor > input.rechargeMaxMinor)
    return refuse('shop.rechargeRange', {}, 'rechargeMinMinor');
  const wrong = supportProblem(support);
  if (wrong) return refuse(wrong, {}, 'support.params');
  const row = await lockShop(tx);
  const settings: Partial<ShopSettings> = {
    ...row.settings,
    ...rules,
    sensitiveWords: [...new Set(rules.sensitiveWords)],
    supportChannel: support,
  };
  recordChanges(
    tx,
    { name: row.name, theme: row.theme, defaultLang: row.defaultLang },
    { name, theme, defaultLang },
  );
  recordChanges(tx, settingsOf(row.settings, row.currency), settings);
  await saveShop(tx, { name, theme, defaultLang }, settings);
  return { ...input, sensitiveWords: [...(settings.sensitiveWords ?? [])] };
};

/**
 * Support types 2, 5 and 8 open an address, type 3 a phone number (product specification, section 2); a hidden button
 * needs neither. Type 1 is our chat or, if there is an address, an external one.
 */
function supportProblem({ visible, type, params }: ShopSettingsInput['support']) {
  if (!visible || type === 4 || (type === 1 && params === '')) return undefined;
  if (type === 3) return /^\d{8,15}$/.test(params) ? undefined : 'shop.supportPhone';
  return URL.canParse(params) && new URL(params).protocol === 'https:' ? undefined : 'shop.supportAddress';
}
