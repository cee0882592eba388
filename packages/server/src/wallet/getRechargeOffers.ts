import type { Handler } from '../platform/handler.ts';
import { openOffers } from './offers.store.ts';

export const getRechargeOffers: Handler<'getRechargeOffers'> = async (tx, actor) => ({
  currency: actor.shop.currency,
  minMinor: actor.shop.settings.rechargeMinMinor,
  maxMinor: actor.shop.settings.rechargeMaxMinor,
  offers: await openOffers(tx),
});
