import type { walletCalls } from '@crossdock/contract/wallet.ts';
import type { Handler } from '../platform/handler.ts';

export const getRechargeOffers: Handler<(typeof walletCalls)['getRechargeOffers']> = async (_tx, actor) => ({
  currency: actor.shop.currency,
  minMinor: actor.shop.settings.rechargeMinMinor,
  maxMinor: actor.shop.settings.rechargeMaxMinor,
  offers: [],
});
