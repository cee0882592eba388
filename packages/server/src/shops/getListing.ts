import type { Handler } from '../platform/handler.ts';
import { currentSettings, findShopRow } from '../platform/shopSettings.ts';
import { cardAddress } from './cardAddress.ts';

export const getListing: Handler<'getListing'> = async (tx, { shop }) => {
  const [{ listing }, { name, theme, iconFileId, cardFileId }] = await Promise.all([
    currentSettings(tx),
    findShopRow(tx),
  ]);
  const shown = { ...shop, name, theme, iconFileId, cardFileId, settings: { ...shop.settings, listing } };
  return { ...listing, card: cardAddress(shown, shop.defaultLang), cardIsOwn: cardFileId !== null };
};
