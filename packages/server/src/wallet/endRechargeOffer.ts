import type { rechargeOfferCalls } from '@crossdock/contract/payments/rechargeOffers.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endOffer } from './offers.store.ts';

export const endRechargeOffer: Handler<(typeof rechargeOfferCalls)['endRechargeOffer']> = async (
  tx,
  _actor,
  { id },
) => ((await endOffer(tx, id)) ? { done: true } : refuse('row.notFound'));
