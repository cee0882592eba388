import type { rechargeOfferCalls } from '@crossdock/contract/rechargeOffers.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { saveOffer } from './offers.store.ts';

export const saveRechargeOffer: Handler<(typeof rechargeOfferCalls)['saveRechargeOffer']> = async (
  tx,
  _actor,
  input,
) => {
  if (input.validTo !== null && Date.parse(input.validTo) <= Date.parse(input.validFrom))
    return refuse('wallet.offerPeriod', {}, 'validTo');
  const id = await saveOffer(tx, input.id, {
    amount_minor: input.amountMinor,
    bonus_minor: input.bonusMinor,
    valid_from: input.validFrom,
    valid_to: input.validTo,
    active: true,
  });
  return id === undefined ? refuse('row.notFound') : { done: true, id };
};
