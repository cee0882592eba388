import { refuse } from '@crossdock/contract/refusals.ts';
import { carriersFor } from '@crossdock/domain/pricing/usualCarriers.ts';
import { smallestCoin } from '@crossdock/domain/shops/currencies.ts';
import { recordChanges } from '../platform/audit.ts';
import type { Handler } from '../platform/handler.ts';
import { lockShop } from '../platform/shopSettings.ts';
import { idsByCode, insertLaneSetCarriers } from './laneSets.store.ts';
import { hasStoredMoneyAmounts, saveBasics } from './opening.store.ts';

/**
 * Saves the shop's basics. A new currency sets its rounding unit and adds the carriers of its region; existing carriers
 * stay.
 */
export const saveShopBasics: Handler<'saveShopBasics'> = async (tx, _actor, input) => {
  const row = await lockShop(tx);
  const isMoved = input.currency !== row.currency || input.timeZone !== row.timeZone;
  if (isMoved && (row.openedAt !== null || (await hasStoredMoneyAmounts(tx))))
    return refuse('shop.basicsFixed', {}, input.currency !== row.currency ? 'currency' : 'timeZone');
  const { name, currency, timeZone, defaultLang } = row;
  recordChanges(tx, { name, currency, timeZone, defaultLang }, input);
  await saveBasics(tx, input, { coinMinor: smallestCoin(input.currency) }, isMoved);
  if (input.currency !== currency) {
    const known = await idsByCode(tx, 'carriers');
    await insertLaneSetCarriers(
      tx,
      carriersFor(input.currency).filter(({ code }) => !known.has(code)),
      known,
    );
  }
  return input;
};
