import { refuse } from '@crossdock/contract/refusals.ts';
import { neededOpeningSteps } from '@crossdock/contract/shops/opening.ts';
import { neededOpeningStepNames } from '@crossdock/contract/shops/openingTexts.ts';
import { recordChanges } from '../platform/audit.ts';
import type { Handler } from '../platform/handler.ts';
import { lockShop } from '../platform/shopSettings.ts';
import { saveShopOpenedAt } from './opening.store.ts';
import { openingState } from './steps.ts';

/**
 * Opens or closes the shop. Closing keeps members, parcels and orders as they are; the shop only accepts no
 * new ones.
 */
export const openShop: Handler<'openShop'> = async (tx, actor, { open }, { config }) => {
  const { openedAt } = await lockShop(tx);
  if (open === (openedAt !== null)) return { open };
  if (open) {
    const { steps } = await openingState(tx, actor, config);
    const missing = neededOpeningSteps.filter((needed) =>
      steps.some(({ step, state }) => step === needed && state === 'missing'),
    );
    const what = missing
      .map((step) => neededOpeningStepNames[step][actor.lang])
      .join(actor.lang === 'en' ? ', ' : '、');
    if (missing.length > 0) return refuse('shop.notReady', { what });
  }
  recordChanges(tx, { openedAt }, { openedAt: open ? tx.now : null });
  await saveShopOpenedAt(tx, open ? tx.now : null);
  return { open };
};
