import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { endOffer } from './offers.store.ts';

export const endRechargeOffer: Handler<'endRechargeOffer'> = async (tx, _actor, { id }) =>
  (await endOffer(tx, id)) ? { done: true } : refuse('row.notFound');
